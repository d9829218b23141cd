/** Where a break has to be noticed. */
export type Proof =
	/** By the unit tests that import the file, directly or not. */
	| { kind: 'unit' }
	/** By PHP tests, by a part of their names. */
	| { kind: 'php'; filter: string }
	/** By a test in the browser, on the built-in engine unless it says which. */
	| { kind: 'browser'; file: string; title: string; project?: string };

/** One line of the code, broken. */
export interface Mutant {
	/** Below the project. */
	file: string;
	/** What stands there once. */
	from: string;
	/** What stands there then; empty: it is left out. */
	to: string;
	proof: Proof;
}
