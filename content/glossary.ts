/** One entry of the glossary. Its address is /resources/glossary# and the words of `term` joined by dashes. */
export type GlossaryTerm = {
  term: string;
  /** One to three plain sentences. */
  definition: string;
  /** Other forms under which an author may write [[...]] and a reader may search. */
  aliases?: readonly string[];
  /** Other terms of this list. */
  seeAlso?: readonly string[];
};

/** The words that the academy explains, in alphabetical order. */
export const glossary = [
  {
    term: 'Accelerated approval',
    definition:
      'A United States approval that rests on an early sign of effect. The maker must still run a trial that confirms a benefit.',
    seeAlso: ['Surrogate endpoint'],
  },
  {
    term: 'Acetylation',
    definition:
      'Adding an acetyl group, often to the N-terminus. It removes the positive charge at that end.',
    seeAlso: ['N-terminus'],
  },
  {
    term: 'Adverse event',
    definition:
      'Anything unwelcome that happens to a person during a study, whether or not the treatment caused it.',
    seeAlso: ['Serious adverse event'],
  },
  {
    term: 'Aggregation',
    definition:
      'Molecules clumping together. Clumps lower the usable amount and may provoke an immune reaction.',
    seeAlso: ['Immunogenicity'],
  },
  {
    term: 'Agonist',
    definition: 'A molecule that binds to a receptor and switches it on.',
    seeAlso: ['Antagonist'],
  },
  {
    term: 'Alpha helix',
    definition:
      'A coil in a peptide or protein chain, held by hydrogen bonds between each residue and the one four places on.',
  },
  {
    term: 'Amidation',
    definition:
      'Replacing the acid group at the C-terminus by an amide. It removes the negative charge at that end.',
    seeAlso: ['C-terminus'],
  },
  {
    term: 'Amide bond',
    definition:
      'The bond between a carbonyl carbon and a nitrogen. It behaves partly like a double bond, so it is flat and does not turn freely.',
    aliases: ['amide bonds'],
    seeAlso: ['Peptide bond', 'Resonance'],
  },
  {
    term: 'Amino acid',
    definition:
      'A small molecule with an amino group and an acid group. Twenty standard kinds build proteins.',
    aliases: ['amino acids'],
    seeAlso: ['Residue'],
  },
  {
    term: 'Analogue',
    definition: 'A molecule made by changing parts of a known one, often so that it lasts longer.',
    aliases: ['analog'],
  },
  {
    term: 'Antagonist',
    definition: 'A molecule that binds to a receptor and keeps it from being switched on.',
    seeAlso: ['Agonist'],
  },
  {
    term: 'Area under the curve',
    definition: 'The area below a graph of blood level against time: a measure of total exposure.',
    aliases: ['AUC'],
  },
  {
    term: 'Aseptic technique',
    definition:
      'Ways of working that keep microbes out of sterile things: clean hands, wiped stoppers, nothing used twice.',
  },
  {
    term: 'Assay',
    definition: 'A test that measures how much of a substance is present, or how active it is.',
  },
  {
    term: 'Bacteriostatic water',
    definition:
      'Sterile water with a preservative, usually benzyl alcohol at 0.9%. It slows bacteria and does not kill everything.',
    aliases: ['BAC water'],
    seeAlso: ['Benzyl alcohol'],
  },
  {
    term: 'Benzyl alcohol',
    definition: 'The preservative in bacteriostatic water. It must not be given to newborn babies.',
  },
  {
    term: 'Bias',
    definition: 'Anything in the way a study is done that pushes its result in one direction.',
    seeAlso: ['Blinding', 'Randomisation'],
  },
  {
    term: 'Bioavailability',
    definition: 'The share of a dose that reaches the blood unchanged.',
  },
  {
    term: 'Biomarker',
    definition:
      'Something that can be measured in the body and stands for a process, such as a level in the blood.',
    seeAlso: ['Surrogate endpoint'],
  },
  {
    term: 'Blinding',
    definition:
      'Keeping people in a trial from knowing who gets which treatment, so that hope does not colour the result.',
    aliases: ['double-blind'],
    seeAlso: ['Placebo'],
  },
  {
    term: 'Boxed warning',
    definition:
      'The strongest warning on a United States medicine label, printed in a box at its top.',
    aliases: ['black box warning'],
    seeAlso: ['FDA'],
  },
  {
    term: 'C-terminus',
    definition: 'The end of a peptide chain with the free acid group, written on the right.',
    aliases: ['C-terminal'],
    seeAlso: ['N-terminus'],
  },
  {
    term: 'Case report',
    definition:
      'A published account of one patient or a few. It can raise a question but cannot show cause.',
    aliases: ['case reports'],
    seeAlso: ['Observational study'],
  },
  {
    term: 'Certificate of analysis',
    definition: "A laboratory's record of what was tested in one lot and what was found.",
    aliases: ['COA'],
    seeAlso: ['Lot number', 'Purity'],
  },
  {
    term: 'Chromatogram',
    definition:
      'The trace that a chromatography run draws: one peak for each group of molecules that comes out together.',
    seeAlso: ['HPLC'],
  },
  {
    term: 'Clearance',
    definition: 'The volume of blood that the body clears of a substance in a given time.',
  },
  {
    term: 'Clinical trial',
    definition:
      'A study in which people are given a treatment by plan, in order to learn what it does.',
    aliases: ['clinical trials'],
  },
  {
    term: 'Cold chain',
    definition:
      'The unbroken series of cold places that a product passes through, from maker to use.',
  },
  {
    term: 'Compounding',
    definition:
      'Preparing a medicine for one patient in a pharmacy. The regulator does not check the product before sale.',
  },
  {
    term: 'Concentration',
    definition:
      'How much of a substance is in each millilitre of liquid: amount divided by volume.',
  },
  {
    term: 'Confidence interval',
    definition:
      'A range of values that fits the data, usually at 95%. A wide range means that little is known; one that holds no effect cannot rule chance out.',
  },
  {
    term: 'Confounding',
    definition: 'Mistaking the effect of one thing for another that goes along with it.',
    seeAlso: ['Randomisation'],
  },
  {
    term: 'Control group',
    definition: 'The people in a trial who do not get the treatment under test, for comparison.',
    aliases: ['control groups'],
    seeAlso: ['Placebo'],
  },
  {
    term: 'Counter-ion',
    definition:
      'The charged partner that a peptide carries as a salt, such as acetate. It is part of the weighed mass.',
    aliases: ['counter-ions'],
    seeAlso: ['Net peptide content'],
  },
  {
    term: 'Cyclic peptide',
    definition:
      'A peptide whose chain is closed into a ring, which often makes it harder to break down.',
  },
  {
    term: 'D-amino acid',
    definition: 'The mirror image of a natural amino acid. Enzymes cut next to it less easily.',
  },
  {
    term: 'Dalton',
    definition: 'The unit of mass for molecules, close to the mass of one hydrogen atom.',
    aliases: ['Da'],
    seeAlso: ['Molar mass'],
  },
  {
    term: 'Deamidation',
    definition:
      'A slow change in which asparagine or glutamine loses its amide group. It is common in stored peptides.',
  },
  {
    term: 'Diluent',
    definition: 'The liquid used to dissolve a powder or to thin a solution.',
    seeAlso: ['Reconstitution'],
  },
  {
    term: 'Disulfide bond',
    definition:
      'A bond between the sulfur atoms of two cysteines. It ties two parts of a chain together.',
    aliases: ['disulfide bridge'],
  },
  {
    term: 'Dose response',
    definition: 'How an effect changes as the dose goes up. More is not always stronger.',
  },
  {
    term: 'DPP-4',
    definition:
      'An enzyme that cuts two residues off GLP-1 and GIP and so ends their action within minutes.',
    seeAlso: ['GLP-1'],
  },
  {
    term: 'Effect size',
    definition: 'How large a difference is, as opposed to how sure we are that there is one.',
    seeAlso: ['p-value'],
  },
  {
    term: 'Efficacy',
    definition: 'How well a treatment works in the controlled setting of a trial.',
  },
  {
    term: 'Endotoxin',
    definition:
      'A part of the wall of some bacteria that causes fever. It can remain in a product without any live bacteria.',
  },
  {
    term: 'Endpoint',
    definition: 'What a trial measures to decide whether a treatment worked.',
    seeAlso: ['Primary endpoint', 'Surrogate endpoint'],
  },
  {
    term: 'Enzyme',
    definition: 'A protein that speeds up a chemical reaction in the body.',
    seeAlso: ['Protease'],
  },
  {
    term: 'Estimand',
    definition:
      'What exactly a trial’s result counts: for instance everybody who was assigned, or only what would have happened had all stayed on the drug.',
    aliases: ['estimands'],
    seeAlso: ['Treatment policy', 'Intention to treat'],
  },
  {
    term: 'Evidence level',
    definition:
      'Our name for the kind of study, from 1 (laboratory) to 5 (systematic review or approved label). It does not say how sure an effect is.',
  },
  {
    term: 'Excipient',
    definition:
      'Anything in a product besides the active substance, such as a sugar that protects it during drying.',
  },
  {
    term: 'FDA',
    definition:
      'The Food and Drug Administration, which decides on medicines in the United States.',
  },
  {
    term: 'Fmoc chemistry',
    definition:
      'The usual way to build peptides on a solid support. Fmoc is a group that shields the amino end until it is needed.',
    seeAlso: ['Solid-phase synthesis'],
  },
  {
    term: 'Freeze-thaw cycle',
    definition: 'Freezing and melting a solution once. Each round can damage a peptide.',
    aliases: ['freeze-thaw'],
    seeAlso: ['Aggregation'],
  },
  {
    term: 'Gauge',
    definition: 'The thickness of a needle. The higher the number, the thinner the needle.',
  },
  {
    term: 'Ghrelin',
    definition:
      'A hormone from the stomach that raises hunger and prompts the release of growth hormone.',
  },
  {
    term: 'GHRH',
    definition:
      'Growth-hormone-releasing hormone, the signal from the brain that makes the pituitary gland release growth hormone.',
    seeAlso: ['Growth hormone'],
  },
  {
    term: 'GIP',
    definition: 'A gut hormone that adds to the release of insulin after a meal.',
    seeAlso: ['Incretin'],
  },
  {
    term: 'GLP-1',
    definition:
      'A gut hormone that adds to the release of insulin after a meal and slows the emptying of the stomach.',
    seeAlso: ['Incretin', 'DPP-4'],
  },
  {
    term: 'Glucagon',
    definition: 'A hormone from the pancreas that raises blood sugar.',
    seeAlso: ['Insulin'],
  },
  {
    term: 'GRADE',
    definition:
      'A system for judging how sure a body of evidence is, kept apart from how strong the advice should be.',
  },
  {
    term: 'Growth hormone',
    definition:
      'A protein hormone from the pituitary gland. Many of its effects come through IGF-1.',
    seeAlso: ['IGF-1'],
  },
  {
    term: 'Half-life',
    definition:
      'The time in which the level of a substance falls by half. After five half-lives about 3% is left.',
    seeAlso: ['Steady state'],
  },
  {
    term: 'Hazard ratio',
    definition:
      'How often something happens over time in one group compared with another. 1 means no difference; 0.8 means about a fifth fewer events at any moment.',
    seeAlso: ['Confidence interval'],
  },
  {
    term: 'HPLC',
    definition:
      'High-performance liquid chromatography: a method that separates molecules by pushing them through a packed column.',
    seeAlso: ['Chromatogram', 'Purity'],
  },
  {
    term: 'Hydrogen bond',
    definition:
      'A weak attraction between a hydrogen on one atom and another atom. Many of them hold a fold in shape.',
  },
  {
    term: 'Hydrolysis',
    definition: 'Breaking a bond with water. It is how peptide bonds come apart.',
    seeAlso: ['Peptide bond'],
  },
  {
    term: 'Hydrophobic',
    definition:
      'Avoiding water, as oil does. Hydrophobic side chains gather inside a folded protein.',
  },
  {
    term: 'IGF-1',
    definition:
      'Insulin-like growth factor 1, made mostly in the liver when growth hormone tells it to.',
    seeAlso: ['Growth hormone'],
  },
  {
    term: 'Immunogenicity',
    definition: 'The power of a substance to set off an immune reaction against itself.',
  },
  {
    term: 'In vitro',
    definition: 'In glass: done with cells or molecules outside a living body.',
    seeAlso: ['In vivo'],
  },
  {
    term: 'In vivo',
    definition: 'In a living body, whether of an animal or of a person.',
    seeAlso: ['In vitro'],
  },
  {
    term: 'Incretin',
    definition: 'A gut hormone that makes the pancreas release more insulin after a meal.',
    aliases: ['incretins'],
    seeAlso: ['GLP-1', 'GIP'],
  },
  {
    term: 'Insulin',
    definition: 'A peptide hormone of 51 residues that lets cells take up sugar from the blood.',
  },
  {
    term: 'Intention to treat',
    definition: 'Counting every person in the group they were assigned to, even those who stopped.',
    seeAlso: ['Randomisation'],
  },
  {
    term: 'Isoelectric point',
    definition:
      'The pH at which a molecule carries no net charge. Many peptides dissolve worst near it.',
    seeAlso: ['pKa'],
  },
  {
    term: 'Lot number',
    definition:
      'The code of one production run. A certificate counts only for the lot that it names.',
    aliases: ['batch number'],
  },
  {
    term: 'Lyophilisation',
    definition:
      'Freeze-drying: water is frozen and drawn off as vapour, which leaves a dry cake or powder.',
    aliases: ['lyophilised', 'freeze-drying'],
    seeAlso: ['Reconstitution'],
  },
  {
    term: 'Mass spectrometry',
    definition:
      'A method that weighs molecules. It shows whether the mass is right, not how much is there.',
    seeAlso: ['Monoisotopic mass'],
  },
  {
    term: 'Median',
    definition: 'The middle value when all are put in order.',
  },
  {
    term: 'Meta-analysis',
    definition: 'A calculation that joins the results of several studies into one.',
    aliases: ['meta-analyses'],
    seeAlso: ['Systematic review'],
  },
  {
    term: 'Microgram',
    definition: 'A thousandth of a milligram, written mcg on this site.',
    aliases: ['mcg'],
  },
  {
    term: 'Mitochondrion',
    definition:
      'The part of a cell that turns food into usable energy. It has a small set of genes of its own.',
    aliases: ['mitochondria'],
  },
  {
    term: 'Molar mass',
    definition:
      'The mass of one mole of a substance in grams. Its figure equals the mass of one molecule in daltons.',
    seeAlso: ['Dalton'],
  },
  {
    term: 'Monoisotopic mass',
    definition:
      'The mass of a molecule made only of the most common form of each element. Mass spectrometers can report it.',
  },
  {
    term: 'Multi-dose vial',
    definition:
      'A vial with a preservative, meant to be entered more than once. US standards set 28 days after the first puncture unless its maker says otherwise; the date on the label wins.',
    aliases: ['multi-dose vials'],
    seeAlso: ['Bacteriostatic water'],
  },
  {
    term: 'N-terminus',
    definition: 'The end of a peptide chain with the free amino group, written on the left.',
    aliases: ['N-terminal'],
    seeAlso: ['C-terminus'],
  },
  {
    term: 'Net peptide content',
    definition:
      "The share of the powder's weight that is peptide. The rest is water and counter-ions.",
    seeAlso: ['Purity'],
  },
  {
    term: 'Non-inferiority',
    definition:
      'Shown to be not worse than another treatment by more than a margin set in advance. It does not mean better.',
    aliases: ['non-inferior'],
    seeAlso: ['Confidence interval'],
  },
  {
    term: 'Number needed to treat',
    definition:
      'How many people must have a treatment for one more to benefit over a stated time, compared with the other group.',
    aliases: ['NNT'],
    seeAlso: ['Risk'],
  },
  {
    term: 'Observational study',
    definition: 'A study that watches what happens without deciding who gets what.',
    aliases: ['observational studies'],
    seeAlso: ['Confounding'],
  },
  {
    term: 'Odds ratio',
    definition:
      'The odds of something in one group divided by the odds in another. 1 means no difference; for common events it lies further from 1 than the ratio of risks.',
    seeAlso: ['Relative risk', 'Confidence interval'],
  },
  {
    term: 'Off-label use',
    definition: 'Use of an approved medicine for a purpose that its label does not name.',
  },
  {
    term: 'Open-label',
    definition: 'A trial in which everybody knows who gets which treatment.',
    seeAlso: ['Blinding'],
  },
  {
    term: 'Oxidation',
    definition: 'A reaction with oxygen. In peptides methionine and cysteine are hit most often.',
  },
  {
    term: 'p-value',
    definition:
      'How often data at least this far apart would turn up if there were no real difference.',
    seeAlso: ['Effect size'],
  },
  {
    term: 'Peer review',
    definition: 'Reading of a paper by other experts before a journal prints it.',
    seeAlso: ['Preprint'],
  },
  {
    term: 'Peptide',
    definition: 'A short chain of amino acids, usually up to about 50.',
    aliases: ['peptides'],
    seeAlso: ['Protein'],
  },
  {
    term: 'Peptide bond',
    definition: 'The amide bond that joins two amino acids. Water is lost when it forms.',
    aliases: ['peptide bonds'],
    seeAlso: ['Amide bond', 'Hydrolysis'],
  },
  {
    term: 'pH',
    definition: 'A scale of acidity. Below 7 is acidic, above 7 is alkaline.',
  },
  {
    term: 'Pharmacodynamics',
    definition: 'What a substance does to the body.',
    seeAlso: ['Pharmacokinetics'],
  },
  {
    term: 'Pharmacokinetics',
    definition: 'What the body does to a substance: uptake, spread, breakdown and loss.',
    seeAlso: ['Half-life', 'Clearance'],
  },
  {
    term: 'Phase 1 trial',
    definition:
      'A first study in a few people, mostly to see what is tolerated and how the body handles it.',
  },
  {
    term: 'Phase 2 trial',
    definition: 'A study in more people that looks for a dose and for first signs of effect.',
  },
  {
    term: 'Phase 3 trial',
    definition: 'A large trial against a comparison, meant to support an approval.',
  },
  {
    term: 'pKa',
    definition: 'The pH at which half of the molecules have given up a certain proton.',
    seeAlso: ['Isoelectric point'],
  },
  {
    term: 'Placebo',
    definition: 'A treatment that looks the same and holds no active substance.',
    seeAlso: ['Control group'],
  },
  {
    term: 'Preclinical',
    definition: 'Done before studies in people: in cells or in animals.',
  },
  {
    term: 'Preprint',
    definition: 'A paper made public before peer review.',
    seeAlso: ['Peer review'],
  },
  {
    term: 'Primary endpoint',
    definition:
      'The measure, at times two, that a trial named beforehand as its test. Other measures are hints.',
    seeAlso: ['Endpoint'],
  },
  {
    term: 'Protease',
    definition: 'An enzyme that cuts peptide bonds.',
    aliases: ['proteases'],
    seeAlso: ['Enzyme'],
  },
  {
    term: 'Protein',
    definition: 'A long chain of amino acids, mostly folded into a definite shape.',
    seeAlso: ['Peptide'],
  },
  {
    term: 'Publication bias',
    definition: 'The tendency of good news to be printed and of null results to stay in a drawer.',
    seeAlso: ['Bias'],
  },
  {
    term: 'Purity',
    definition:
      'The share of what a test detects that is the named peptide. It says nothing of water, salts or sterility.',
    seeAlso: ['Net peptide content'],
  },
  {
    term: 'Randomisation',
    definition: 'Assigning people to groups by chance, so that the groups differ only by luck.',
    aliases: ['randomised'],
    seeAlso: ['Bias'],
  },
  {
    term: 'Receptor',
    definition: 'A protein that a hormone or drug fits and that passes its message on.',
    aliases: ['receptors'],
  },
  {
    term: 'Reconstitution',
    definition: 'Dissolving a dried product again with a measured amount of liquid.',
    aliases: ['reconstituted'],
    seeAlso: ['Diluent'],
  },
  {
    term: 'Relative risk',
    definition:
      'The risk in one group divided by the risk in another, also called risk ratio. It hides how common the event is.',
    aliases: ['risk ratio'],
    seeAlso: ['Risk'],
  },
  {
    term: 'Residue',
    definition: 'An amino acid inside a chain: what is left of it after water has been lost.',
    aliases: ['residues'],
    seeAlso: ['Amino acid'],
  },
  {
    term: 'Resonance',
    definition:
      'Electrons shared over several atoms at once, so that one bond drawing is not enough.',
    seeAlso: ['Amide bond'],
  },
  {
    term: 'Retention time',
    definition: 'How long a substance takes to come through a chromatography column.',
    seeAlso: ['HPLC'],
  },
  {
    term: 'Retraction',
    definition: 'Taking a published paper back because its results cannot be relied on.',
    aliases: ['retracted'],
    seeAlso: ['Peer review'],
  },
  {
    term: 'Risk',
    definition:
      'How many people out of all in a group had something happen, such as 65 in 1,000. Comparing two groups this way shows how much a treatment changes.',
    aliases: ['absolute risk'],
    seeAlso: ['Relative risk'],
  },
  {
    term: 'Sample size',
    definition:
      'How many people, animals or samples a study has. Small studies miss effects and exaggerate others.',
    seeAlso: ['Statistical power'],
  },
  {
    term: 'Sequence',
    definition: 'The order of the residues in a chain, written from the N-terminus.',
  },
  {
    term: 'Serious adverse event',
    definition: 'An adverse event that kills, threatens life, disables or needs a hospital stay.',
    seeAlso: ['Adverse event'],
  },
  {
    term: 'Sharps container',
    definition: 'A hard, closable box for used needles.',
  },
  {
    term: 'Side chain',
    definition: 'The part of an amino acid that differs from one kind to the next.',
    aliases: ['side chains'],
  },
  {
    term: 'Solid-phase synthesis',
    definition:
      'Building a peptide one residue at a time on small beads, so that leftovers can be washed away.',
    aliases: ['SPPS'],
    seeAlso: ['Fmoc chemistry'],
  },
  {
    term: 'Statistical power',
    definition: 'The chance that a study finds an effect of a given size if it is there.',
    seeAlso: ['Sample size'],
  },
  {
    term: 'Steady state',
    definition: 'The point at which as much of a substance leaves the body as comes in.',
    seeAlso: ['Half-life'],
  },
  {
    term: 'Sterile',
    definition: 'Free of living microbes. Sterile does not mean free of endotoxin.',
    seeAlso: ['Endotoxin'],
  },
  {
    term: 'Subcutaneous',
    definition: 'Under the skin, into the fatty layer above the muscle.',
  },
  {
    term: 'Subgroup',
    definition:
      'Part of the people in a trial, looked at apart. A result found only there suggests a question, above all if it was not planned.',
    aliases: ['subgroups'],
    seeAlso: ['Primary endpoint'],
  },
  {
    term: 'Surrogate endpoint',
    definition:
      'A measure that stands in for what matters to patients, such as a scan in place of a fracture.',
    seeAlso: ['Endpoint'],
  },
  {
    term: 'Systematic review',
    definition:
      'A review that searches for all studies on a question by a method fixed beforehand.',
    aliases: ['systematic reviews'],
    seeAlso: ['Meta-analysis'],
  },
  {
    term: 'Telomere',
    definition: 'The repeated stretch at the end of a chromosome. It shortens as cells divide.',
    aliases: ['telomeres'],
  },
  {
    term: 'Tenfold error',
    definition:
      'A dose ten times too large or too small, often from a lost decimal point or a misread mark.',
  },
  {
    term: 'Titration',
    definition: 'Raising a dose in steps until the aim or the limit is reached.',
  },
  {
    term: 'Topline result',
    definition:
      'A trial’s main result as its company announces it, before a paper that others have reviewed.',
    aliases: ['topline results', 'topline'],
    seeAlso: ['Peer review', 'Preprint'],
  },
  {
    term: 'Treatment policy',
    definition:
      'The way of counting that keeps everybody who was assigned, also those who stopped or took something else.',
    aliases: ['treatment-policy'],
    seeAlso: ['Estimand', 'Intention to treat'],
  },
  {
    term: 'Trifluoroacetate',
    definition: 'The counter-ion left by the usual purification of peptides, often written TFA.',
    aliases: ['TFA'],
    seeAlso: ['Counter-ion'],
  },
  {
    term: 'U-100 syringe',
    definition:
      'A syringe marked for liquids of 100 units per mL. One unit is 0.01 mL; a mark can stand for more.',
    aliases: ['U-100'],
  },
  {
    term: 'Zwitterion',
    definition:
      'A molecule that carries a positive and a negative charge at once, as free amino acids do.',
    seeAlso: ['Isoelectric point'],
  },
] as const satisfies readonly GlossaryTerm[];
