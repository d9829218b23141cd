import { __ } from '@wordpress/i18n';
import { button, h } from '../dom';
import { choosePictures } from './media';

/** Adds controls to a product gallery for adding, moving and removing images. */
export const gallery = ( root: HTMLElement ): void => {
	const list = root.querySelector( 'ul' );
	const field = root.querySelector< HTMLInputElement >( 'input' );
	const add = root.querySelector< HTMLElement >(
		'[data-vitrine-add-images]'
	);
	if ( ! list || ! field || ! add ) {
		return;
	}
	const items = () => [ ...list.querySelectorAll< HTMLElement >( 'li' ) ];
	const save = () => {
		field.value = items()
			.map( ( item ) => item.dataset.id )
			.join( ',' );
	};
	const equip = ( item: HTMLElement ) => {
		const earlier = button(
			__( 'Move earlier', 'vitrine' ),
			() => {
				item.previousElementSibling?.before( item );
				save();
				earlier.focus();
			},
			'button-link'
		);
		const remove = button(
			__( 'Remove', 'vitrine' ),
			() => {
				item.remove();
				save();
				add.focus();
			},
			'button-link button-link-delete'
		);
		item.append( earlier, remove );
	};
	items().forEach( equip );
	add.addEventListener( 'click', () =>
		choosePictures(
			__( 'Choose images', 'vitrine' ),
			true,
			( pictures ) => {
				const present = new Set(
					items().map( ( { dataset } ) => dataset.id )
				);
				for ( const { id, url } of pictures ) {
					if ( ! present.has( String( id ) ) ) {
						const item = h(
							'li',
							{},
							h( 'img', { src: url, alt: '' } )
						);
						item.dataset.id = String( id );
						equip( item );
						list.append( item );
					}
				}
				save();
			}
		)
	);
};
