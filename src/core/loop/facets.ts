import contract from '../../contract';
import { isRange, parseRange } from './range';
import type { LoopAction, LoopState } from './types';

const { settings_values: values } = contract;

/** Selected facet values: taxonomy to slugs. */
export type Facets = LoopState[ 'facets' ];

/** Sorts, deduplicates and limits values, because URLs may be made up by bots. */
export const limited = ( list: readonly string[] ): string[] =>
	[ ...new Set( list ) ]
		.filter( Boolean )
		.sort()
		.slice( 0, values.loop_most_boxes );

/** The valid selection of a facet: one range or a limited number of values. */
const chosenOf = ( facet: string, list: readonly string[] ): string[] =>
	isRange( facet )
		? list
				.map( ( text ) => parseRange( facet, text ) )
				.filter( Boolean )
				.slice( -1 )
		: limited( list );

/**
 * Sorts facets as they are sent and written, without empty ones.
 *
 * @param facets Taxonomy to slugs.
 */
export const inOrder = (
	facets: Readonly< Record< string, readonly string[] | undefined > >
): Facets =>
	Object.fromEntries(
		Object.entries( facets )
			.map( ( [ taxonomy, slugs = [] ] ): [ string, string[] ] => [
				taxonomy,
				chosenOf( taxonomy, slugs ),
			] )
			.filter( ( [ , slugs ] ) => slugs.length )
			.sort( ( [ one ], [ other ] ) => ( one < other ? -1 : 1 ) )
	);

/** The selected values of a facet. */
export const valuesOf = (
	facets: Facets,
	taxonomy: string
): readonly string[] => facets[ taxonomy ] ?? [];

/**
 * Selects or deselects a facet value.
 *
 * @param facets          The current selection.
 * @param change          The change.
 * @param change.taxonomy The facet's taxonomy.
 * @param change.value    The value's slug.
 * @param change.chosen   Whether it is selected.
 * @param single          Facets that allow a single value.
 */
export const withValue = (
	facets: Facets,
	{
		taxonomy,
		value,
		chosen,
	}: { taxonomy: string; value: string; chosen: boolean },
	single: readonly string[] = []
): Facets => {
	// A facet has at most one range, so removing one does not compare values.
	const others =
		isRange( taxonomy ) || single.includes( taxonomy )
			? []
			: valuesOf( facets, taxonomy ).filter( ( one ) => one !== value );
	return inOrder( {
		...facets,
		[ taxonomy ]: chosen ? [ ...others, value ] : others,
	} );
};

/**
 * The field name of a facet: its taxonomy, unless it would collide with a field
 * of every listing or with another facet's. Twin of
 * `Loop\LoopUrl::facet_field()`.
 *
 * @param taxonomy The facet's taxonomy.
 * @param own      Fields that every listing has.
 */
export const facetField = (
	taxonomy: string,
	own: readonly string[]
): string => {
	const marked = values.loop_facet_field;
	const isTaken =
		own.includes( taxonomy ) ||
		taxonomy.startsWith( marked.replace( '{field}', '' ) );
	return isTaken ? marked.replace( '{field}', taxonomy ) : taxonomy;
};

/**
 * The action that selects a range.
 *
 * @param taxonomy The facet's name.
 * @param range    Empty: any.
 */
export const rangeAction = (
	taxonomy: string,
	range: string
): Extract< LoopAction, { type: 'facet' } > => ( {
	type: 'facet',
	taxonomy,
	value: range,
	chosen: range !== '',
} );
