import { whatFailed } from './failed';
import { slowestTests } from './slowest';
import { STEPS, type Step } from './steps';

/** What became of a step. */
export interface Outcome {
	step: Step;
	result: 'ok' | 'FAILED' | 'absent' | 'no time';
	seconds: number;
}

/** Whether a run with it is not in order. */
export const isBad = ( { result }: Outcome ): boolean =>
	result === 'FAILED' || result === 'absent';

/** As the steps are listed, whichever was over first. */
const inOrder = ( a: Outcome, b: Outcome ): number =>
	STEPS.indexOf( a.step ) - STEPS.indexOf( b.step );

/**
 * The end of a run: a line for each step, the slowest tests, and what failed.
 *
 * @param outcomes Of the steps that ran.
 * @param left     How many were left out.
 * @param seconds  How long all of it took.
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
