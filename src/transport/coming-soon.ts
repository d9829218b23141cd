import contract, { type Brands, createResolver } from '../contract';

const { fields, headers } = contract;

/**
 * Keeps the dismissal of the coming-soon banner. It settles once the call is
 * complete, whatever its result.
 *
 * @param url    The address that the banner names.
 * @param nonce  The banner's.
 * @param brands The site's.
 * @see spec 4.4, 7.6
 */
export const keepDismissal = async (
	url: string,
	nonce: string,
	brands: Brands
): Promise< void > => {
	const name = createResolver( brands );
	try {
		await fetch( url, {
			method: 'POST',
			headers: {
				'Content-Type': 'application/json',
				[ name( headers.nonce ) ]: nonce,
			},
			body: JSON.stringify( {
				[ name( fields.coming_soon_meta ) ]: {
					[ fields.coming_soon_dismissed ]: 'yes',
				},
			} ),
		} );
	} catch ( error ) {
		// The banner goes all the same; it comes back with the next page.
		reportError( error );
	}
};
