import contract, { type Brands, createResolver } from '../contract';

const { fields, headers } = contract;

/**
 * Saves the dismissal of the coming-soon banner. Resolves after the request,
 * whatever its result.
 *
 * @param url    URL from the banner.
 * @param nonce  Nonce from the banner.
 * @param brands The site's brands.
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
		// The banner is hidden anyway, and returns on the next page.
		reportError( error );
	}
};
