/** Products that are remembered. The server lists no more. */
const MOST = 12;

/**
 * What is kept once a product was looked at.
 *
 * @param kept    Ids of products, the latest first.
 * @param product Its id; 0: the page shows none.
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

/** Reads what is kept, which anybody may have written. */
export const readViewed = ( value: unknown ): readonly number[] =>
	Array.isArray( value )
		? value
				.filter(
					( id ): id is number => Number.isSafeInteger( id ) && id > 0
				)
				.slice( 0, MOST )
		: [];
