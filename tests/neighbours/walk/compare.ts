import type { Difference } from '../differences';
import { ASPECTS, type Aspect, type Seen, type Step } from './types';

/** A line that one of two walks has and the other has not. */
export interface Finding {
	step: string;
	aspect: Aspect;
	/** Begins with `-` where only the shop without Vitrine has it, with `+` where only the one with it has. */
	line: string;
}

/** The lines of two lists that have no counterpart, in order. */
export function unequal(
	before: readonly string[],
	after: readonly string[]
): string[] {
	// Lengths of the longest common sequences of the rests.
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
 * WooCommerce's form shows what it has found 300 ms later: what is answered in
 * between comes before or after it as the server likes. Each is put behind what
 * it shows, the rest keeps its order.
 */
export const withoutDelays = ( events: readonly string[] ): string[] =>
	events.reduce< string[] >( ( lines, line ) => {
		const cause = lines.findLastIndex( ( one ) => CHOSEN.test( one ) );
		return SHOWN.test( line ) && cause >= 0
			? lines.toSpliced( cause + 1, 0, line )
			: [ ...lines, line ];
	}, [] );

/**
 * What is not the same in two walks.
 *
 * @param without  Of the shop without Vitrine.
 * @param along    Of the shop with Vitrine.
 * @param isRacing Whether scripts race each other there, so that events come in no order.
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
 * The reason why something is not the same, where one is listed.
 *
 * @param finding     What it is.
 * @param plugin      In whose walk.
 * @param differences The list.
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
