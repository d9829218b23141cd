import contract from '../../contract/contract.json';

const NAMES = Object.values( contract.attribution.cookies );

/**
 * Deletes all attribution cookies, whichever script set them. A module of its
 * own, since pages without consent need nothing else.
 *
 * @param domain The shop's domain.
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
