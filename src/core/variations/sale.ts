import contract from '../../contract';

/**
 * Whole percent that a sale takes off, rounded; 0 when there is none.
 *
 * @param price   Now.
 * @param regular Without the sale, in the same unit.
 * @see spec 4.13, readings 16
 */
export const salePercentage = ( price: number, regular: number ): number =>
	regular > price ? Math.round( ( 100 * ( regular - price ) ) / regular ) : 0;

/** What a sale badge says: `-[value]%` becomes `-25%`. @see spec 3.9, 4.13 */
export const badgeText = ( template: string, percentage: number ): string =>
	template
		.split( contract.settings_values.sale_percentage_token )
		.join( `${ percentage }` );
