import contract from '../../contract';
import { amountOf, type Ends, PRICE } from './price';

const { settings_values: values } = contract;

const SEPARATOR = '..';

const DAY = /^\d{4}-\d\d-\d\d$/;

/** Whether a facet is a range of numbers or of days: of a meta, or when a post was published. Twin of `RangeFacets::is()`. */
const isOfValues = ( facet: string ): boolean =>
	facet === values.loop_date_facet ||
	facet.startsWith( values.loop_meta_facet );

/** Whether the one value of a facet is a range. */
export const isRange = ( facet: string ): boolean =>
	facet === PRICE || isOfValues( facet );

/** A number or a day in one way of writing it; empty: it is neither. Whether there is such a day the server knows. */
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
 * The range of a facet between two ends. The wrong way round they are turned; what is
 * neither a number nor a day is none. Twin of `Loop\Range` and of
 * `Commerce\Facets\PriceRange`.
 *
 * @param facet Name of the facet.
 * @param ends  As typed.
 * @return Empty: there is none, or a number and a day were given.
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
	// Of prices, from nothing on are all.
	const from = isPrice && min === '0' ? '' : min;
	return from || max ? from + separatorOf( facet ) + max : '';
};

const partsOf = ( facet: string, text: string ): string[] =>
	text.split( separatorOf( facet ) );

/** A range of a facet that an address, or a script, says; empty: it says none. */
export const rangeSaid = ( facet: string, text: string ): string => {
	const [ min = '', max = '', ...more ] = partsOf( facet, text );
	return more.length || text === min
		? ''
		: rangeOfFacet( facet, [ min, max ] );
};

/** The ends of a range of a facet, as rangeOfFacet() wrote it. */
export const endsOfFacet = ( facet: string, range: string ): Ends => {
	const [ min = '', max = '' ] = partsOf( facet, range );
	return [ min, max ];
};
