import type { Difference } from '../differences';
import { ASPECTS, type Aspect, type Seen, type Step } from './types';

/** A line that only one of two runs has. */
export interface Finding {
	step: string;
	aspect: Aspect;
	/** Begins with `-` if only the run without Vitrine has it, or `+` if only the run with it has it. */
	line: string;
}

/** The lines of two lists without a counterpart, in order. */
export function unequal(
	before: readonly string[],
	after: readonly string[]
): string[] {
	// Lengths of the longest common subsequences of the rests.
	const common = Array.from( { length: before.length + 1 }, () =>
		new Array< number >( after.length + 1 ).fill( 0 )
	);
	const at = ( i: number, j: number ): number => common[ i ]?.[ j ] ?? 0;
	for ( let i = before.length - 1; i >= 0; i-- ) {
		for ( let j = after.length - 1; j >= 0; j-- ) {
			common[ i ]![ j ] =
				before[ i ] === after[ j ]
					? at( i + 1, j + 1 ) + 1
					: Math.max( at( i + 1, j ), at( i, j + 1 ) );
		}
	}
	const lines: string[] = [];
	let [ i, j ] = [ 0, 0 ];
	while ( i < before.length || j < after.length ) {
		const [ one, other ] = [ before[ i ], after[ j ] ];
		if ( one !== undefined && one === other ) {
			i++;
			j++;
		} else if (
			one !== undefined &&
			( other === undefined || at( i + 1, j ) >= at( i, j + 1 ) )
		) {
			lines.push( `- ${ one }` );
			i++;
		} else {
			lines.push( `+ ${ other ?? '' }` );
			j++;
		}
	}
	return lines;
}

const CHOSEN = /: found_variation\(/;
const SHOWN = /: show_variation\(/;

/**
 * WooCommerce's form shows a found variation after 300 ms; responses in between
 * come before or after it at random. Moves each behind what it shows, and keeps
 * the order of the rest.
 */
export const withoutDelays = ( events: readonly string[] ): string[] =>
	events.reduce< string[] >( ( lines, line ) => {
		const cause = lines.findLastIndex( ( one ) => CHOSEN.test( one ) );
		return SHOWN.test( line ) && cause >= 0
			? lines.toSpliced( cause + 1, 0, line )
			: [ ...lines, line ];
	}, [] );

/**
 * Returns the differences between two runs.
 *
 * @param without  Run without Vitrine.
 * @param along    Run with Vitrine.
 * @param isRacing Whether scripts run in no fixed order, so that events have no
 *                 fixed order either.
 */
export function findings(
	without: readonly Step[],
	along: readonly Step[],
	isRacing = false
): Finding[] {
	const linesOf = ( seen: Seen | undefined, aspect: Aspect ) => {
		const lines = seen?.[ aspect ] ?? [];
		if ( aspect !== 'events' ) {
			return lines;
		}
		return isRacing ? lines.toSorted() : withoutDelays( lines );
	};
	return without.flatMap( ( { name, seen }, index ) =>
		ASPECTS.flatMap( ( aspect ) =>
			unequal(
				linesOf( seen, aspect ),
				linesOf( along[ index ]?.seen, aspect )
			).map( ( line ) => ( { step: name, aspect, line } ) )
		)
	);
}

/**
 * Returns the listed reason of a difference, if any.
 *
 * @param finding     The difference.
 * @param plugin      Name of the plugin.
 * @param differences The known differences.
 */
export const reasonOf = (
	finding: Finding,
	plugin: string,
	differences: readonly Difference[]
): Difference | undefined =>
	differences.find(
		( one ) =>
			one.aspect === finding.aspect &&
			( one.plugins?.includes( plugin ) ?? true ) &&
			one.step.test( finding.step ) &&
			one.line.test( finding.line )
	);
