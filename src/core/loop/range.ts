import contract from '../../contract';
import { type Ends, endsOf, PRICE, rangeBetween, rangeIn } from './price';

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

const isDay = ( text: string ): boolean =>
	DAY.test( text ) &&
	! text.startsWith( '0000' ) &&
	new Date( text ).getTime() > Number.NEGATIVE_INFINITY &&
	new Date( text ).toISOString().startsWith( text );

/** A number or a day in one way of writing it; empty: it is neither. */
const endOf = ( typed: string ): string => {
	const text = typed.trim();
	if ( DAY.test( text ) ) {
		return isDay( text ) ? text : '';
	}
	const [ , sign = '', whole = '', fraction = '' ] =
		/^(-?)(\d{1,12})(?:\.(\d{0,4})\d*)?$/.exec( text ) ?? [];
	if ( ! whole ) {
		return '';
	}
	const cut = fraction.replace( /0+$/, '' );
	const number =
		( whole.replace( /^0+/, '' ) || '0' ) + ( cut && `.${ cut }` );
	return number === '0' ? '0' : sign + number;
};

/**
 * The range between two numbers or two days. The wrong way round they are turned;
 * what is neither is none. Twin of `Loop\Range`.
 *
 * @param ends As typed.
 * @return Empty: there is none, or a number and a day were given.
 */
const valuesBetween = ( ends: Ends ): string => {
	const [ one, other ] = [ endOf( ends[ 0 ] ), endOf( ends[ 1 ] ) ];
	if ( one && other ) {
		if ( isDay( one ) !== isDay( other ) ) {
			return '';
		}
		const isTurned = isDay( one )
			? one > other
			: Number( one ) > Number( other );
		return isTurned ? other + SEPARATOR + one : one + SEPARATOR + other;
	}
	return one || other ? one + SEPARATOR + other : '';
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

/** A range of a facet that an address, or a script, says; empty: it says none. */
export const rangeSaid = ( facet: string, text: string ): string => {
	if ( facet === PRICE ) {
		return rangeIn( text );
	}
	const [ min = '', max, more ] = text.split( SEPARATOR );
	return max === undefined || more !== undefined
		? ''
		: valuesBetween( [ min, max ] );
};

/** The ends of a range of a facet, as rangeOfFacet() wrote it. */
export const endsOfFacet = ( facet: string, range: string ): Ends => {
	if ( facet === PRICE ) {
		return endsOf( range );
	}
	const [ min = '', max = '' ] = range.split( SEPARATOR );
	return [ min, max ];
};
