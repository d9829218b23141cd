import { __, sprintf } from '@wordpress/i18n';
import { h } from '../../dom';
import { choosePictures } from '../media';
import type { Variation } from '../types';

/** A button that shows, selects or removes a variation's image. */
export const picture = (
	variation: Variation,
	number: number,
	changed: () => void
): HTMLElement => {
	const show = h( 'button', {
		type: 'button',
		className: 'button vitrine-variation-image',
	} );
	const draw = () => {
		show.ariaLabel = sprintf(
			/* translators: %d: number of the variation. */
			__( 'Image of variation %d', 'vitrine' ),
			number
		);
		show.replaceChildren(
			variation.image_url
				? h( 'img', { src: variation.image_url, alt: '' } )
				: '+'
		);
	};
	const set = ( id: number, url: string ) => {
		variation.image_id = id;
		variation.image_url = url;
		draw();
		changed();
	};
	show.onclick = () => {
		if ( variation.image_id ) {
			set( 0, '' );
			return;
		}
		choosePictures(
			__( 'Choose an image', 'vitrine' ),
			false,
			( [ chosen ] ) => {
				if ( chosen ) {
					set( chosen.id, chosen.url );
				}
			}
		);
	};
	draw();
	return show;
};
