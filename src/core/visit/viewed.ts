/** Maximum number of products stored, as on the server. */
const MOST = 12;

/**
 * Adds a viewed product.
 *
 * @param kept    Stored product ids, latest first.
 * @param product The product id; 0: none.
 */
export const remember = (
	kept: readonly number[],
	product: number
): readonly number[] =>
	product
		? [ product, ...kept.filter( ( id ) => id !== product ) ].slice(
				0,
				MOST
		  )
		: kept;

/** Validates stored product ids. */
export const readViewed = ( value: unknown ): readonly number[] =>
	Array.isArray( value )
		? value
				.filter(
					( id ): id is number => Number.isSafeInteger( id ) && id > 0
				)
				.slice( 0, MOST )
		: [];
