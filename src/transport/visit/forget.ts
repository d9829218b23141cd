import contract from '../../contract/contract.json';

const NAMES = Object.values( contract.attribution.cookies );

/**
 * Forgets a visitor's history, all of it, whichever script kept it. By itself,
 * since pages without consent have this and nothing else of it.
 *
 * @param domain Of the shop.
 *
 * @see spec 4.16
 */
export const forgetKept = ( domain: string ): void => {
	for ( const name of NAMES ) {
		if ( document.cookie.includes( `${ name }=` ) ) {
			for ( const of of [
				`.${ domain }`,
				window.location.hostname,
				'',
			] ) {
				document.cookie = `${ name }=; path=/; max-age=0; domain=${ of }`;
			}
		}
	}
};
