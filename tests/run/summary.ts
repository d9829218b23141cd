import { whatFailed } from './failed';
import { slowestTests } from './slowest';
import { STEPS, type Step } from './steps';

/** The outcome of a step. */
export interface Outcome {
	step: Step;
	result: 'ok' | 'FAILED' | 'absent' | 'no time';
	seconds: number;
}

/** Whether the outcome fails the run. */
export const isBad = ( { result }: Outcome ): boolean =>
	result === 'FAILED' || result === 'absent';

/** Sorts as the steps are listed, not by when they were done. */
const inOrder = ( a: Outcome, b: Outcome ): number =>
	STEPS.indexOf( a.step ) - STEPS.indexOf( b.step );

/**
 * Returns the summary of a run: a line for each step, the slowest tests, and the
 * failures.
 *
 * @param outcomes Outcomes of the steps that ran.
 * @param left     Number of steps that were left out.
 * @param seconds  Duration of the run.
 */
export function summary(
	outcomes: readonly Outcome[],
	left: number,
	seconds: number
): string {
	const run = outcomes.toSorted( inOrder );
	const bad = run.filter( isBad );
	const spared = run.filter( ( { result } ) => result === 'no time' );
	const names = bad.map( ( { step } ) => step.name ).join( ', ' );
	const verdict = bad.length
		? `${ bad.length } of ${ run.length } steps did not pass: ${ names }`
		: `All ${ run.length - spared.length } steps passed`;
	const slowest = slowestTests( run.map( ( { step } ) => step ) );
	return [
		...( slowest.length ? [ '\n=== Slowest tests ===', ...slowest ] : [] ),
		'\n=== Summary ===',
		...run.map(
			( { step, result, seconds: own } ) =>
				`${ result.padEnd( 8 ) } ${ own
					.toFixed( 1 )
					.padStart( 7 ) } s  ${ step.name.padEnd( 19 ) } ${
					step.title
				}`
		),
		...bad.flatMap( ( { step } ) => whatFailed( step ) ),
		...spared.map(
			( { step } ) => `Left out for lack of time: ${ step.name }.`
		),
		`${ verdict }${ left ? `, ${ left } left out` : '' } (${ (
			seconds / 60
		).toFixed( 1 ) } minutes).`,
	].join( '\n' );
}
