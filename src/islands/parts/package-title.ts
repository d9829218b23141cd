import { __, sprintf } from '@wordpress/i18n';

/**
 * What the choice of a package's shipping is about.
 *
 * @param name Of the package; empty where the cart is one package.
 */
export const packageTitle = ( name: string ): string =>
	name
		? sprintf(
				/* translators: %s: name of a package. */
				__( 'Shipping method: %s', 'vitrine' ),
				name
		  )
		: __( 'Shipping method', 'vitrine' );
