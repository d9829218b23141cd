import { __ } from '@wordpress/i18n';
import { sendForm } from '../../transport/page';
import { h } from '../dom';

const TYPING = 300;

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isField = ( node: Element | null ): node is Field =>
	node instanceof HTMLInputElement ||
	node instanceof HTMLSelectElement ||
	node instanceof HTMLTextAreaElement;

const isTyped = ( field: Field ): boolean =>
	! ( field instanceof HTMLInputElement ) ||
	! [ 'hidden', 'checkbox', 'radio' ].includes( field.type );

/** Keeps values typed after the form was sent. */
const keepTyped = ( old: Element, fresh: Element, sent: FormData ): void => {
	old.querySelectorAll( '[name]' ).forEach( ( field ) => {
		if (
			! isField( field ) ||
			! isTyped( field ) ||
			field.value === sent.get( field.name )
		) {
			return;
		}
		const twin = field.id && fresh.querySelector( `[id="${ field.id }"]` );
		if ( twin && isField( twin ) ) {
			twin.value = field.value;
		}
	} );
};

/** Replaces a part of the page by the response's, keeping the focus. */
const replace = ( old: Element, fresh: Element, sent: FormData ): void => {
	const active = old.ownerDocument.activeElement;
	const held = active && old.contains( active ) ? active : null;
	keepTyped( old, fresh, sent );
	old.replaceWith( fresh );
	if ( ! held ) {
		return;
	}
	const same = held.id
		? fresh.querySelector< HTMLElement >( `[id="${ held.id }"]` )
		: null;
	const next =
		same ?? fresh.querySelector< HTMLElement >( 'input[type="search"]' );
	next?.focus();
	if (
		same instanceof HTMLInputElement &&
		held instanceof HTMLInputElement &&
		held.selectionStart !== null
	) {
		same.setSelectionRange( held.selectionStart, held.selectionEnd );
	}
};

/**
 * Updates parts of the new order form while the owner edits it. They are
 * rendered by the server, as without script.
 */
export const newOrder = ( root: HTMLElement ): void => {
	if ( ! ( root instanceof HTMLFormElement ) ) {
		return;
	}
	let request = new AbortController();
	let timer = 0;
	const status = h( 'p', { className: 'screen-reader-text' } );
	status.setAttribute( 'role', 'status' );
	const trouble = h( 'div' );
	trouble.setAttribute( 'role', 'alert' );
	root.prepend( status, trouble );

	const refresh = async (
		parts: string,
		button?: HTMLButtonElement
	): Promise< void > => {
		window.clearTimeout( timer );
		request.abort();
		request = new AbortController();
		const { signal } = request;
		const sent = new FormData( root );
		if ( button ) {
			sent.set( button.name, button.value );
		}
		root.setAttribute( 'aria-busy', 'true' );
		try {
			const page = await sendForm( root.action, sent, signal );
			const form = page.querySelector( '[data-vitrine-new-order]' );
			if ( ! form ) {
				throw new Error( 'no form' );
			}
			parts.split( ' ' ).forEach( ( part ) => {
				const old = root.querySelector( `[data-part="${ part }"]` );
				const fresh = form.querySelector( `[data-part="${ part }"]` );
				if ( old && fresh ) {
					replace( old, document.adoptNode( fresh ), sent );
				}
			} );
			trouble.replaceChildren();
			status.textContent = parts.includes( 'products' )
				? __( 'Totals updated.', 'vitrine' )
				: __( 'Updated.', 'vitrine' );
		} catch {
			// Ignore requests aborted by a newer one.
			if ( ! signal.aborted ) {
				trouble.replaceChildren(
					h(
						'p',
						{ className: 'notice notice-error inline' },
						__(
							'The form could not be updated. Nothing you entered is lost. Please try again.',
							'vitrine'
						)
					)
				);
			}
		} finally {
			if ( ! signal.aborted ) {
				root.removeAttribute( 'aria-busy' );
			}
		}
	};

	root.addEventListener( 'submit', ( event ) => {
		const button = event.submitter;
		if (
			button instanceof HTMLButtonElement &&
			button.value !== 'create'
		) {
			event.preventDefault();
			void refresh( button.dataset.refresh ?? 'products', button );
		}
	} );
	root.addEventListener( 'change', ( event ) => {
		if ( event.target instanceof HTMLElement ) {
			const parts = event.target.dataset.refresh;
			if ( parts && ! ( event.target instanceof HTMLButtonElement ) ) {
				void refresh( parts );
			}
		}
	} );
	root.addEventListener( 'input', ( event ) => {
		const parts =
			event.target instanceof HTMLElement && event.target.dataset.search;
		if ( parts ) {
			window.clearTimeout( timer );
			timer = window.setTimeout( () => void refresh( parts ), TYPING );
		}
	} );
	root.addEventListener( 'keydown', ( event ) => {
		const field = event.target;
		if (
			event.key === 'Enter' &&
			field instanceof HTMLInputElement &&
			field.dataset.search
		) {
			event.preventDefault();
			void refresh( field.dataset.search );
		}
	} );
};
