/** Tests that must fail. */
export type Proof =
	/** Unit tests that import the file, directly or not. */
	| { kind: 'unit' }
	/** PHP tests, by part of their names. */
	| { kind: 'php'; filter: string }
	/** A browser test, on the built-in engine by default. */
	| { kind: 'browser'; file: string; title: string; project?: string };

/** A broken line of code. */
export interface Mutant {
	/** Path relative to the project. */
	file: string;
	/** Original text, which must occur once. */
	from: string;
	/** Replacement; empty to delete it. */
	to: string;
	proof: Proof;
}
