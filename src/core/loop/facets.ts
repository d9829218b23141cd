import contract from '../../contract';
import { isRange, rangeSaid } from './range';
import type { LoopAction, LoopState } from './types';

const { settings_values: values } = contract;

/** Chosen values of facets: taxonomy to slugs. */
export type Facets = LoopState[ 'facets' ];

/** Sorted, each once, and only so many: an address that a robot makes up has an end. */
export const limited = ( list: readonly string[] ): string[] =>
	[ ...new Set( list ) ]
		.filter( Boolean )
		.sort()
		.slice( 0, values.loop_most_boxes );

/** What may be chosen of a facet: one range, or so many values. */
const chosenOf = ( facet: string, list: readonly string[] ): string[] =>
	isRange( facet )
		? list
				.map( ( text ) => rangeSaid( facet, text ) )
				.filter( Boolean )
				.slice( -1 )
		: limited( list );

/**
 * Facets in the order in which they are sent and written, without those that
 * choose nothing.
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

/** The chosen values of one facet. */
export const valuesOf = (
	facets: Facets,
	taxonomy: string
): readonly string[] => facets[ taxonomy ] ?? [];

/**
 * Facets after a value was chosen, or taken back.
 *
 * @param facets          Before.
 * @param change          What was done.
 * @param change.taxonomy Of the facet.
 * @param change.value    Slug.
 * @param change.chosen   Whether it was chosen.
 * @param single          The facets of which one value is chosen at most.
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
	// There is one range, which goes whatever it was.
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
 * The field that a facet has in the address: its taxonomy, unless a control of
 * every listing has that name, or it might be another facet's. Twin of
 * `Loop\Address::facet_field()`.
 *
 * @param taxonomy Of the facet.
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
 * The choice of a range.
 *
 * @param taxonomy Of the facet.
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
