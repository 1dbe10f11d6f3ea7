import { stampBuild } from './project-state.mjs';

stampBuild();
