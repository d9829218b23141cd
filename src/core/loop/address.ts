import contract from '../../contract';
import { facetField, inOrder, limited, valuesOf } from './facets';
import { filtersOf } from './filters';
import { PRICE, rangeBetween } from './price';
import { INITIAL } from './state';
import type { FilterKind, LoopRules, LoopState } from './types';

const { fields, settings_values: values } = contract;

/** A field's parameter in the address. Each listing of a page has its own. */
const named = ( field: string, queryId: number ): string =>
	values.loop_parameter
		.replace( '{field}', field )
		.replace( '{query_id}', String( queryId ) );

/** The parameters in which a form sends several values of a field: `x[]`, `x[0]`. */
const listed = (
	query: URLSearchParams,
	field: string,
	queryId: number
): string[] =>
	[ ...query.keys() ].filter( ( name ) =>
		name.startsWith( `${ named( field, queryId ) }[` )
	);

const isKind = ( value: string ): value is FilterKind =>
	values.loop_filter_precedence.includes( value );

const OWN = [
	fields.search,
	fields.sorting,
	fields.category,
	fields.checkbox,
	fields.button_filter,
	fields.filter_kind,
	fields.paged,
];

const facetFieldsOf = ( { facets = [] }: LoopRules ): [ string, string ][] =>
	facets.map( ( taxonomy ) => [ taxonomy, facetField( taxonomy, OWN ) ] );

const pageOf = ( text: string ): number =>
	/^[0-9]{1,9}$/.test( text )
		? Math.min( Number( text ), values.loop_last_page )
		: 0;

/**
 * What an address says of a listing, as the server reads it.
 *
 * @param query   Of the address.
 * @param queryId The listing's.
 * @param rules   Of the listing.
 * @see field 24, 28
 */
export const readAddress = (
	query: URLSearchParams,
	queryId: number,
	rules: LoopRules
): LoopState => {
	const get = ( field: string ) =>
		query.getAll( named( field, queryId ) ).at( -1 ) ?? '';
	const list = ( field: string ) =>
		limited( [
			...get( field ).split( values.loop_separator ),
			...listed( query, field, queryId ).flatMap( ( name ) =>
				query.getAll( name )
			),
		] );
	const prices = ( field: string ) => {
		const end = ( side: string ) =>
			query.get( `${ named( field, queryId ) }[${ side }]` ) ?? '';
		return [ get( field ), rangeBetween( [ end( 'min' ), end( 'max' ) ] ) ];
	};
	// An address that the script has written has none of them.
	const old =
		rules.old?.parameters.some( ( name ) => query.has( name ) ) &&
		rules.old.facets;
	const facet = ( taxonomy: string, field: string ) => {
		const own = (
			taxonomy === PRICE ? prices( field ) : list( field )
		).filter( Boolean );
		return own.length ? own : ( old && old[ taxonomy ] ) || [];
	};
	const notAll = ( value: string ) =>
		value === values.filter_all ? '' : value;
	const said = {
		select: notAll( get( fields.category ) ),
		checkbox: list( fields.checkbox ),
		button: notAll( get( fields.button_filter ) ),
	};
	const kind = get( fields.filter_kind );
	// A form without script sends all of its controls, and says which was used.
	const filters =
		! rules.composable && isKind( kind )
			? { ...filtersOf( INITIAL, rules ), [ kind ]: said[ kind ] }
			: filtersOf( said, rules );
	return {
		...INITIAL,
		...filters,
		active: rules.composable
			? null
			: values.loop_filter_precedence
					.filter( isKind )
					.find( ( one ) => filters[ one ].length ) ?? null,
		search: Array.from( get( fields.search ).trim() )
			.slice( 0, values.loop_longest_search )
			.join( '' ),
		sorting: get( fields.sorting ),
		facets: inOrder(
			Object.fromEntries(
				facetFieldsOf( rules ).map( ( [ taxonomy, field ] ) => [
					taxonomy,
					facet( taxonomy, field ),
				] )
			)
		),
		paged: pageOf( get( fields.paged ) ),
	};
};

/**
 * Writes a listing into a query, beside whatever else is in it. One state has
 * one address: parameters and values are sorted, the first page is not named.
 *
 * @param query   Of the address as it is.
 * @param queryId The listing's.
 * @param state   Of the listing.
 * @param rules   Of the listing.
 * @return A new query.
 * @see field 24, 28
 */
export const writeAddress = (
	query: URLSearchParams,
	queryId: number,
	state: LoopState,
	rules: LoopRules
): URLSearchParams => {
	const result = new URLSearchParams( query );
	const facets = facetFieldsOf( rules );
	for ( const field of [ ...OWN, ...facets.map( ( [ , one ] ) => one ) ] ) {
		result.delete( named( field, queryId ) );
		for ( const name of listed( query, field, queryId ) ) {
			result.delete( name );
		}
	}
	rules.old?.parameters.forEach( ( name ) => result.delete( name ) );
	const { select, checkbox, button } = filtersOf( state, rules );
	const said: Record< string, string > = {
		[ fields.search ]: state.search,
		[ fields.sorting ]: state.sorting,
		[ fields.category ]: select,
		[ fields.checkbox ]: limited( checkbox ).join( values.loop_separator ),
		[ fields.button_filter ]: button,
		[ fields.paged ]: state.paged > 1 ? String( state.paged ) : '',
		...Object.fromEntries(
			facets.map( ( [ taxonomy, field ] ) => [
				field,
				valuesOf( state.facets, taxonomy ).join(
					values.loop_separator
				),
			] )
		),
	};
	for ( const [ field, value ] of Object.entries( said ) ) {
		if ( value ) {
			result.set( named( field, queryId ), value );
		}
	}
	result.sort();
	return result;
};

/** Where a page is, as `window.location` says. */
interface PagePlace {
	pathname: string;
	search: string;
}

/**
 * The address of a page that shows a state of a listing.
 *
 * @param page    Where the page is.
 * @param queryId The listing's.
 * @param state   Of the listing.
 * @param rules   Of the listing.
 */
export const addressOn = (
	page: PagePlace,
	queryId: number,
	state: LoopState,
	rules: LoopRules
): string => {
	const { pathname, search } = page;
	const query = writeAddress(
		new URLSearchParams( search ),
		queryId,
		state,
		rules
	).toString();
	return query ? `${ pathname }?${ query }` : pathname;
};
