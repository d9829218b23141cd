import contract from '../../contract';
import { facetField, inOrder, limited, valuesOf } from './facets';
import { filtersOf } from './filters';
import { isRange, rangeOfFacet } from './range';
import { INITIAL } from './state';
import type { FilterKind, LoopRules, LoopState } from './types';

const { fields, settings_values: values } = contract;

/** The query parameter of a field, unique for each listing in the page. */
const named = ( field: string, queryId: number ): string =>
	values.loop_parameter
		.replace( '{field}', field )
		.replace( '{query_id}', String( queryId ) );

/** The array parameters of a field, such as `x[]` and `x[0]`. */
const listed = ( query: URLSearchParams, parameter: string ): string[] =>
	[ ...query.keys() ].filter( ( name ) =>
		name.startsWith( `${ parameter }[` )
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

/** The parameters that a facet is read from; the first one is written. */
const parametersOf = (
	taxonomy: string,
	queryId: number,
	{ short }: LoopRules
): string[] =>
	[
		short?.[ taxonomy ] ?? '',
		named( facetField( taxonomy, OWN ), queryId ),
	].filter( Boolean );

const pageOf = ( text: string ): number =>
	/^[0-9]{1,9}$/.test( text )
		? Math.min( Number( text ), values.loop_last_page )
		: 0;

/**
 * Reads a listing's state from a URL, as the server does.
 *
 * @param query   The URL's query.
 * @param queryId The listing's id.
 * @param rules   The listing's rules.
 * @see field 24, 28
 */
export const readAddress = (
	query: URLSearchParams,
	queryId: number,
	rules: LoopRules
): LoopState => {
	const last = ( parameter: string ) =>
		query.getAll( parameter ).at( -1 ) ?? '';
	const get = ( field: string ) => last( named( field, queryId ) );
	const list = ( parameter: string ) =>
		limited( [
			...last( parameter ).split( values.loop_separator ),
			...listed( query, parameter ).flatMap( ( name ) =>
				query.getAll( name )
			),
		] );
	const ranges = ( taxonomy: string, parameter: string ) => {
		const end = ( side: string ) =>
			query.get( `${ parameter }[${ side }]` ) ?? '';
		return [
			last( parameter ),
			rangeOfFacet( taxonomy, [ end( 'min' ), end( 'max' ) ] ),
		];
	};
	// Old parameters, which the script never writes itself.
	const old =
		rules.old?.parameters.some( ( name ) => query.has( name ) ) &&
		rules.old.facets;
	const facet = ( taxonomy: string ) =>
		rules.single?.includes( taxonomy )
			? limited( allOf( taxonomy ) ).slice( 0, 1 )
			: allOf( taxonomy );
	const allOf = ( taxonomy: string ) =>
		parametersOf( taxonomy, queryId, rules )
			.map( ( name ) =>
				( isRange( taxonomy )
					? ranges( taxonomy, name )
					: list( name )
				).filter( Boolean )
			)
			.find( ( own ) => own.length ) ??
		( ( old && old[ taxonomy ] ) || [] );
	const notAll = ( value: string ) =>
		value === values.filter_all ? '' : value;
	const given = {
		select: notAll( get( fields.category ) ),
		checkbox: list( named( fields.checkbox, queryId ) ),
		button: notAll( get( fields.button_filter ) ),
	};
	const kind = get( fields.filter_kind );
	// Without script a form submits all of its controls and names the one used.
	const filters =
		! rules.composable && isKind( kind )
			? { ...filtersOf( INITIAL, rules ), [ kind ]: given[ kind ] }
			: filtersOf( given, rules );
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
				( rules.facets ?? [] ).map( ( taxonomy ) => [
					taxonomy,
					facet( taxonomy ),
				] )
			)
		),
		paged: pageOf( get( fields.paged ) ),
	};
};

/**
 * Writes a listing's state into a query; other parameters are kept. Each state
 * has one URL: parameters and values are sorted, the first page is omitted.
 *
 * @param query   The URL's current query.
 * @param queryId The listing's id.
 * @param state   The state to write.
 * @param rules   The listing's rules.
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
	const facets = ( rules.facets ?? [] ).map(
		( taxonomy ) =>
			[ taxonomy, parametersOf( taxonomy, queryId, rules ) ] as const
	);
	for ( const parameter of [
		...OWN.map( ( field ) => named( field, queryId ) ),
		...facets.flatMap( ( [ , parameters ] ) => parameters ),
	] ) {
		result.delete( parameter );
		for ( const name of listed( query, parameter ) ) {
			result.delete( name );
		}
	}
	rules.old?.parameters.forEach( ( name ) => result.delete( name ) );
	const { select, checkbox, button } = filtersOf( state, rules );
	const write = ( parameter: string, value: string ) =>
		value && result.set( parameter, value );
	for ( const [ field, value ] of Object.entries( {
		[ fields.search ]: state.search,
		[ fields.sorting ]: state.sorting,
		[ fields.category ]: select,
		[ fields.checkbox ]: limited( checkbox ).join( values.loop_separator ),
		[ fields.button_filter ]: button,
		[ fields.paged ]: state.paged > 1 ? String( state.paged ) : '',
	} ) ) {
		write( named( field, queryId ), value );
	}
	for ( const [ taxonomy, [ parameter = '' ] ] of facets ) {
		write(
			parameter,
			valuesOf( state.facets, taxonomy ).join( values.loop_separator )
		);
	}
	result.sort();
	return result;
};

/** The parts of `window.location` that are needed. */
interface PagePlace {
	pathname: string;
	search: string;
}

/**
 * The URL of a page with a listing in a given state.
 *
 * @param page    The page's location.
 * @param queryId The listing's id.
 * @param state   The listing's state.
 * @param rules   The listing's rules.
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
