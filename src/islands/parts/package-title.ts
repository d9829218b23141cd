import { __, sprintf } from '@wordpress/i18n';

/**
 * Heading of a package's shipping methods.
 *
 * @param name Name of the package; empty: it is the only one.
 */
export const packageTitle = ( name: string ): string =>
	name
		? sprintf(
				/* translators: %s: name of a package. */
				__( 'Shipping method: %s', 'vitrine' ),
				name
		  )
		: __( 'Shipping method', 'vitrine' );
