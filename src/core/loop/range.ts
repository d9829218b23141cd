import contract from '../../contract';
import { amountOf, type Ends, PRICE } from './price';

const { settings_values: values } = contract;

const SEPARATOR = '..';

const DAY = /^\d{4}-\d\d-\d\d$/;

/**
 * Whether a facet is a range of meta values or publication dates. Twin of
 * `RangeFacets::is()`.
 */
const isOfValues = ( facet: string ): boolean =>
	facet === values.loop_date_facet ||
	facet.startsWith( values.loop_meta_facet );

/** Whether a facet has a single range as its value. */
export const isRange = ( facet: string ): boolean =>
	facet === PRICE || isOfValues( facet );

/**
 * Normalizes a number or date; empty if it is neither. The server checks
 * whether the date exists.
 */
const endOf = ( typed: string ): string => {
	const text = typed.trim();
	if ( DAY.test( text ) ) {
		return text;
	}
	const amount = amountOf( text.replace( /^-/, '' ), 12 );
	return Number( amount ) && text.startsWith( '-' ) ? `-${ amount }` : amount;
};

const separatorOf = ( facet: string ): string =>
	facet === PRICE ? '-' : SEPARATOR;

/**
 * Formats the range of a facet. Reversed ends are swapped, invalid ones are
 * open. Twin of `Loop\Range` and of `Commerce\Facets\PriceRange`.
 *
 * @param facet The facet's name.
 * @param ends  As typed.
 * @return Empty: no range, or a mix of a number and a date.
 */
export const rangeOfFacet = ( facet: string, ends: Ends ): string => {
	const isPrice = facet === PRICE;
	const [ one = '', other = '' ] = ends.map( ( end ) =>
		isPrice ? amountOf( end ) : endOf( end )
	);
	const isOfDays = DAY.test( one );
	if ( one && other && isOfDays !== DAY.test( other ) ) {
		return '';
	}
	const isTurned =
		one &&
		other &&
		( isOfDays ? one > other : Number( one ) > Number( other ) );
	const [ min, max ] = isTurned ? [ other, one ] : [ one, other ];
	// A minimum price of 0 is no limit.
	const from = isPrice && min === '0' ? '' : min;
	return from || max ? from + separatorOf( facet ) + max : '';
};

const partsOf = ( facet: string, text: string ): string[] =>
	text.split( separatorOf( facet ) );

/** Parses the range in a URL or action; empty if it is invalid. */
export const parseRange = ( facet: string, text: string ): string => {
	const [ min = '', max = '', ...more ] = partsOf( facet, text );
	return more.length || text === min
		? ''
		: rangeOfFacet( facet, [ min, max ] );
};

/** The ends of a range written by `rangeOfFacet()`. */
export const endsOfFacet = ( facet: string, range: string ): Ends => {
	const [ min = '', max = '' ] = partsOf( facet, range );
	return [ min, max ];
};
