import contract from '../../contract';
import type { PreviewLogo } from '../../contract/types';
import { Refusal } from './refusal';

const { preview } = contract;

/** File signature by image type, with its offset in bytes. */
const SIGNATURES: Record< string, [ at: number, bytes: string ] > = {
	png: [ 0, '\x89PNG\r\n\x1a\n' ],
	jpeg: [ 0, '\xff\xd8\xff' ],
	gif: [ 0, 'GIF8' ],
	webp: [ 8, 'WEBP' ],
	avif: [ 4, 'ftypavi' ],
};

/** Number of base64 characters that cover every signature; a multiple of 4. */
const HEAD = 24;

const DATA = 'data:image/';
const BASE64 = ';base64,';

const isPicture = ( uri: string ): boolean => {
	if ( ! uri.startsWith( DATA ) || uri.length > preview.largest_image ) {
		return false;
	}
	const [ type = '', ...rest ] = uri.slice( DATA.length ).split( BASE64 );
	const [ data = '' ] = rest;
	const signature = SIGNATURES[ type ];
	if ( ! preview.image_types.includes( type ) || ! signature ) {
		return false;
	}
	try {
		// Decode all of it, so that the URI has nothing but base64.
		atob( data );
		return (
			rest.length === 1 &&
			atob( data.slice( 0, HEAD ) ).startsWith(
				signature[ 1 ],
				signature[ 0 ]
			)
		);
	} catch {
		// Invalid base64.
		return false;
	}
};

const isAddress = ( text: string ): boolean => {
	if ( ! URL.canParse( text ) ) {
		return false;
	}
	const { protocol, username, password, pathname } = new URL( text );
	const ending = pathname.split( '.' ).pop() ?? '';
	return (
		[ 'http:', 'https:' ].includes( protocol ) &&
		! username &&
		! password &&
		pathname.includes( '.' ) &&
		preview.image_endings.includes( ending.toLowerCase() )
	);
};

const isSet = ( value: unknown ) =>
	value !== undefined && value !== null && value !== '';

/**
 * Validates a logo. Raster images only: an SVG may contain scripts.
 *
 * @param data Untrusted: `url`, `dataUri`, `width` in pixels; each optional.
 * @throws Refusal If one of them is invalid.
 * @see spec 3.14
 */
export const readLogo = ( data: Record< string, unknown > ): PreviewLogo => {
	const { url, dataUri, width } = data;
	const logo: PreviewLogo = {};
	if ( isSet( dataUri ) ) {
		if ( typeof dataUri !== 'string' || ! isPicture( dataUri ) ) {
			throw new Refusal( 'dataUri' );
		}
		logo.dataUri = dataUri;
	}
	if ( isSet( url ) ) {
		if ( typeof url !== 'string' || ! isAddress( url ) ) {
			throw new Refusal( 'url' );
		}
		logo.url = url;
	}
	if ( isSet( width ) ) {
		const pixels =
			typeof width === 'string' || typeof width === 'number'
				? Number( width )
				: NaN;
		if ( ! ( pixels > 0 && pixels <= preview.widest_logo_px ) ) {
			throw new Refusal( 'width' );
		}
		logo.width = pixels;
	}
	return logo;
};

/** The image's URL; empty: the site's own logo. @see readings 4 */
export const logoSource = ( { url, dataUri }: PreviewLogo ): string =>
	dataUri ?? url ?? '';
