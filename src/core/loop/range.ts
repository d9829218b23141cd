import contract from '../../contract';
import { amountOf, type Ends, PRICE, rangeBetween } from './price';

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

/**
 * The range between two numbers or two days. The wrong way round they are turned;
 * what is neither is none. Twin of `Loop\Range`.
 *
 * @param ends As typed.
 * @return Empty: there is none, or a number and a day were given.
 */
const valuesBetween = ( ends: Ends ): string => {
	const [ one = '', other = '' ] = ends.map( endOf );
	const isOfDays = DAY.test( one );
	if ( ! one || ! other ) {
		return one || other ? one + SEPARATOR + other : '';
	}
	if ( isOfDays !== DAY.test( other ) ) {
		return '';
	}
	return ( isOfDays ? one > other : Number( one ) > Number( other ) )
		? other + SEPARATOR + one
		: one + SEPARATOR + other;
};

/**
 * The range of a facet between two ends.
 *
 * @param facet Its name.
 * @param ends  As typed.
 * @return Empty: there is none.
 */
export const rangeOfFacet = ( facet: string, ends: Ends ): string =>
	facet === PRICE ? rangeBetween( ends ) : valuesBetween( ends );

const partsOf = ( facet: string, text: string ): string[] =>
	text.split( facet === PRICE ? '-' : SEPARATOR );

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
