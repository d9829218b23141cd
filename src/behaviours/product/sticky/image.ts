import contract from '../../../contract';
import { readJson } from '../../../transport/http/json';
import { isObject } from '../../../transport/http/shape';
import { setAttribute } from '../../dom/attributes';
import { keepAttributes, restoreAttributes } from '../../dom/kept';
import { imageOf, OF_THUMB, textOf } from '../variations/picture';
import type { Mirrored } from './mirror';

const { native } = contract.events;
const { markers } = contract;

/** The variation chosen before the bar's script loaded. */
const chosenBefore = ( form: HTMLFormElement ): unknown => {
	const id = form.querySelector< HTMLInputElement >( markers.variation_id );
	const list = readJson( form.getAttribute( markers.variation_list ) );
	return Array.isArray( list )
		? list.find(
				( one ) =>
					isObject( one ) && one.variation_id === Number( id?.value )
		  )
		: undefined;
};

/**
 * Shows the chosen variation's image in the bar.
 *
 * @see spec 3.18
 */
export const mirrorImage = ( { bar, form }: Mirrored ): void => {
	const image = bar.querySelector( 'img' );
	if ( ! image ) {
		return;
	}
	const take = ( variation: unknown ) => {
		restoreAttributes( image );
		const src = textOf( imageOf( variation )?.[ OF_THUMB.src ] );
		if ( src ) {
			keepAttributes( image, [ 'src', 'srcset' ] );
			setAttribute( image, 'srcset', null );
			setAttribute( image, 'src', src );
		}
	};
	take( chosenBefore( form ) );
	form.addEventListener( native.found_variation, ( event ) => {
		const { detail } = event as CustomEvent< unknown >;
		take( isObject( detail ) ? detail.variation : undefined );
	} );
	form.addEventListener( native.reset_data, () => take( undefined ) );
};
