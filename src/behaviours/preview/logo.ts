import contract from '../../contract';
import type { PreviewLogo } from '../../contract/types';
import { logoSource } from '../../core/preview/logo';
import { keepAttributes, restoreAttributes } from '../dom/kept';
import { all } from '../dom/find';
import { make } from '../dom/make';

const { markers, preview } = contract;

/** Attributes that would override `src` or the size. */
const ATTRIBUTES = [ 'src', 'srcset', 'sizes', 'width', 'height', 'style' ];

/** Adds an image before the site title if there is no logo. */
const addLogo = (): HTMLImageElement[] => {
	const title = document.querySelector( preview.site_title );
	if ( ! title ) {
		return [];
	}
	const image = make( 'img', {
		id: preview.added_logo,
		class: markers.site_logo.split( '.' )[ 1 ] ?? '',
		alt: '',
	} );
	title.before( image );
	return [ image ];
};

/**
 * Replaces the site logo; an empty one restores it.
 *
 * @see spec 3.14, 4.15
 */
export const showLogo = ( logo: PreviewLogo ): void => {
	const source = logoSource( logo );
	const found = all< HTMLImageElement >( markers.site_logo );
	if ( ! source ) {
		document.getElementById( preview.added_logo )?.remove();
	}
	const images = found.length || ! source ? found : addLogo();
	for ( const image of images ) {
		restoreAttributes( image );
		keepAttributes( image, ATTRIBUTES );
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
