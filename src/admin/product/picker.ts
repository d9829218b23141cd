import apiFetch from '@wordpress/api-fetch';
import { decodeEntities } from '@wordpress/html-entities';
import { __, sprintf } from '@wordpress/i18n';
import { readJson } from '../../transport/http/json';
import { isList, isNumber, isShape, isText } from '../../transport/http/shape';
import { button, h } from '../dom';

interface Found {
	id: number;
	title: { rendered: string };
}

interface Chosen {
	id: number;
	name: string;
}

const areChosen = isList( isShape< Chosen >( { id: isNumber, name: isText } ) );

const TYPING = 300;

const find = async (
	words: string,
	signal: AbortSignal
): Promise< Chosen[] > => {
	const query = new URLSearchParams( {
		search: words,
		per_page: '10',
		_fields: 'id,title',
	} );
	const found = await apiFetch< Found[] >( {
		path: `/wp/v2/vitrine_product?${ query.toString() }`,
		signal,
	} );
	return found.map( ( { id, title } ) => ( {
		id,
		name: decodeEntities( title.rendered ),
	} ) );
};

/** Replaces a field with product ids by a product search. */
export const picker = ( root: HTMLElement ): void => {
	const field = root.querySelector< HTMLInputElement >( 'input' );
	const label = root.querySelector( 'label' );
	if ( ! field || ! label ) {
		return;
	}
	const stored = readJson( root.dataset.chosen ?? '[]' );
	if ( ! areChosen( stored ) ) {
		// Invalid data: the field keeps accepting ids.
		return;
	}
	let chosen = stored;
	let request = new AbortController();
	let timer = 0;
	const list = h( 'ul', { className: 'vitrine-chosen' } );
	const results = h( 'ul', { className: 'vitrine-results' } );
	const status = h( 'p', { className: 'description', role: 'status' } );
	const search = h( 'input', {
		type: 'search',
		className: 'regular-text',
		id: `${ field.id }-search`,
		autocomplete: 'off',
	} );
	search.placeholder = __( 'Search for a product…', 'vitrine' );
	label.htmlFor = search.id;
	// The `hidden` attribute is not enough: WordPress's styles for forms
	// override it on phones.
	field.type = 'hidden';

	const render = () => {
		field.value = chosen.map( ( { id } ) => id ).join( ',' );
		list.replaceChildren(
			...chosen.map( ( product ) => {
				const remove = button(
					'×',
					() => {
						chosen = chosen.filter(
							( { id } ) => id !== product.id
						);
						render();
						search.focus();
					},
					'button-link button-link-delete'
				);
				remove.ariaLabel = sprintf(
					/* translators: %s: product's name. */
					__( 'Remove %s', 'vitrine' ),
					product.name
				);
				return h( 'li', {}, product.name, ' ', remove );
			} )
		);
	};
	const choose = ( product: Chosen ) => {
		if ( ! chosen.some( ( { id } ) => id === product.id ) ) {
			chosen = [ ...chosen, product ];
		}
		search.value = '';
		results.replaceChildren();
		status.textContent = '';
		render();
		search.focus();
	};
	const ask = async () => {
		request.abort();
		request = new AbortController();
		const { signal } = request;
		if ( ! search.value.trim() ) {
			results.replaceChildren();
			return;
		}
		try {
			const found = await find( search.value.trim(), signal );
			results.replaceChildren(
				...found.map( ( product ) =>
					h(
						'li',
						{},
						button(
							product.name,
							() => choose( product ),
							'button-link'
						)
					)
				)
			);
			status.textContent = found.length
				? ''
				: __( 'No products found.', 'vitrine' );
		} catch {
			// Ignore searches aborted by a newer one.
			if ( ! signal.aborted ) {
				status.textContent = __(
					'The search failed. Please try again.',
					'vitrine'
				);
			}
		}
	};
	search.addEventListener( 'input', () => {
		window.clearTimeout( timer );
		timer = window.setTimeout( () => void ask(), TYPING );
	} );
	search.addEventListener( 'keydown', ( event ) => {
		// Enter would submit the product form.
		if ( event.key === 'Enter' ) {
			event.preventDefault();
		}
	} );
	field.after( search, status, results, list );
	render();
};
