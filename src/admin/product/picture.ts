import { __, sprintf } from '@wordpress/i18n';
import { button, h } from '../dom';
import { choosePictures } from './media';

/** Controls that select or remove the image of an attribute term or category. */
export const picture = ( root: HTMLElement ): void => {
	const field = root.querySelector< HTMLInputElement >( 'input' );
	if ( ! field ) {
		return;
	}
	const label = root.dataset.label ?? '';
	const image = h( 'img', {
		src: root.dataset.vitrinePicture ?? '',
		alt: '',
		width: 40,
		height: 40,
	} );
	const show = ( id: string, url: string ) => {
		field.value = id;
		image.src = url;
		image.hidden = remove.hidden = ! id;
	};
	const choose = button( __( 'Choose image', 'vitrine' ), () =>
		choosePictures( __( 'Choose image', 'vitrine' ), false, ( [ one ] ) => {
			if ( one ) {
				show( String( one.id ), one.url );
			}
		} )
	);
	const remove = button(
		__( 'Remove', 'vitrine' ),
		() => {
			show( '', '' );
			choose.focus();
		},
		'button-link button-link-delete'
	);
	/* translators: %s: name of a value of an attribute, such as "Oak". */
	const chooseFor = __( 'Choose image: %s', 'vitrine' );
	/* translators: %s: name of a value of an attribute, such as "Oak". */
	const removeOf = __( 'Remove image: %s', 'vitrine' );
	choose.setAttribute( 'aria-label', sprintf( chooseFor, label ) );
	remove.setAttribute( 'aria-label', sprintf( removeOf, label ) );
	root.append( image, choose, remove );
	image.hidden = remove.hidden = ! field.value;
	// After a category was added by Ajax, the form is reset for the next one.
	const list = root.closest( '#addtag' )
		? document.querySelector( '#the-list' )
		: null;
	if ( list ) {
		new MutationObserver( () => show( '', '' ) ).observe( list, {
			childList: true,
		} );
	}
};
