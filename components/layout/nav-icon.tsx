import {
  Archive,
  Award,
  BookA,
  BookOpen,
  Brain,
  Calculator,
  ChartPie,
  Compass,
  Dumbbell,
  FileText,
  FlaskConical,
  GraduationCap,
  HeartPulse,
  Hourglass,
  Leaf,
  LibraryBig,
  ListChecks,
  type LucideIcon,
  Microscope,
  Scale,
  ShieldCheck,
  Sprout,
  Stethoscope,
  Table,
  TestTubeDiagonal,
  UsersRound,
} from 'lucide-react';
import { ICON } from '@/components/ui/icon-props';
import type { IconName } from '@/lib/records/navigation';

const ICONS: Record<IconName, LucideIcon> = {
  archive: Archive,
  article: BookOpen,
  award: Award,
  brain: Brain,
  calculator: Calculator,
  compass: Compass,
  dumbbell: Dumbbell,
  file: FileText,
  flask: FlaskConical,
  graduation: GraduationCap,
  heart: HeartPulse,
  hourglass: Hourglass,
  image: ChartPie,
  leaf: Leaf,
  letters: BookA,
  library: LibraryBig,
  list: ListChecks,
  microscope: Microscope,
  people: UsersRound,
  scale: Scale,
  shield: ShieldCheck,
  sprout: Sprout,
  stethoscope: Stethoscope,
  table: Table,
  vial: TestTubeDiagonal,
};

/** The icon beside a link in the mega-menu. */
export function NavIcon({ name }: { name: IconName }) {
  const Icon = ICONS[name];
  return <Icon {...ICON} size={20} className="text-brand" />;
}
