import contract from '../../contract';

/**
 * The discount as a rounded percentage; 0: none.
 *
 * @param price   Current price.
 * @param regular Regular price in the same unit.
 * @see spec 4.13, readings 16
 */
export const salePercentage = ( price: number, regular: number ): number =>
	regular > price ? Math.round( ( 100 * ( regular - price ) ) / regular ) : 0;

/** Text of the sale badge: `-[value]%` becomes `-25%`. @see spec 3.9, 4.13 */
export const badgeText = ( template: string, percentage: number ): string =>
	template
		.split( contract.settings_values.sale_percentage_token )
		.join( `${ percentage }` );
