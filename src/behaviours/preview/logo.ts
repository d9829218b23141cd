import contract from '../../contract';
import type { PreviewLogo } from '../../contract/types';
import { logoSource } from '../../core/preview/logo';

const { markers, preview } = contract;

/** What would show another picture than `src`, or in another size. */
const ATTRIBUTES = [ 'src', 'srcset', 'sizes', 'width', 'height', 'style' ];

type Kept = Map< string, string | null >;
const own = new WeakMap< HTMLImageElement, Kept >();

const keep = ( image: HTMLImageElement ): Kept => {
	const known = own.get( image );
	const kept: Kept =
		known ??
		new Map(
			ATTRIBUTES.map( ( name ) => [ name, image.getAttribute( name ) ] )
		);
	own.set( image, kept );
	return kept;
};

const restore = ( image: HTMLImageElement ) => {
	for ( const [ name, value ] of keep( image ) ) {
		if ( value === null ) {
			image.removeAttribute( name );
		} else {
			image.setAttribute( name, value );
		}
	}
};

/** A site that has no logo yet gets one before its title. */
const addLogo = (): HTMLImageElement[] => {
	const title = document.querySelector( preview.site_title );
	if ( ! title ) {
		return [];
	}
	const image = document.createElement( 'img' );
	image.id = preview.added_logo;
	image.className = markers.site_logo.split( '.' )[ 1 ] ?? '';
	image.alt = '';
	title.before( image );
	return [ image ];
};

/**
 * Shows a logo in place of the site's own; an empty one, the site's own again.
 *
 * @see spec 3.14, 4.15
 */
export const showLogo = ( logo: PreviewLogo ): void => {
	const source = logoSource( logo );
	const found = [
		...document.querySelectorAll< HTMLImageElement >( markers.site_logo ),
	];
	if ( ! source ) {
		document.getElementById( preview.added_logo )?.remove();
	}
	const images = found.length || ! source ? found : addLogo();
	for ( const image of images ) {
		restore( image );
		if ( source ) {
			image.removeAttribute( 'srcset' );
			image.removeAttribute( 'sizes' );
			image.removeAttribute( 'height' );
			image.src = source;
		}
		if ( logo.width ) {
			image.style.setProperty(
				'inline-size',
				`${ logo.width }px`,
				'important'
			);
			image.style.setProperty( 'block-size', 'auto', 'important' );
			image.style.setProperty( 'max-inline-size', '100%' );
		}
	}
};
