import contract from '../../contract';
import { commenterOf } from '../../core/site/commenter';
import {
	pageCookie,
	pageCookies,
} from '../../transport/browser/storage/cookies';
import { all } from '../dom/find';
import type { Page } from '../page';

const { cookies, markers } = contract;

const fill = ( form: HTMLFormElement, name: string, value: string ) => {
	const field = form.elements.namedItem( name );
	if ( field instanceof HTMLInputElement && ! field.value ) {
		field.value = value;
	}
};

/** Fills in or hides the name and email fields of known reviewers. */
export const wire = ( page: Page ): void => {
	const isLoggedIn = pageCookie( page.name( cookies.logged_in ) ) !== '';
	const { author, email } = commenterOf( pageCookies() );
	document
		.querySelectorAll< HTMLFormElement >( markers.review_form )
		.forEach( ( form ) => {
			if ( isLoggedIn ) {
				for ( const part of all( markers.review_guest, form ) ) {
					part.hidden = true;
					for ( const input of part.querySelectorAll( 'input' ) ) {
						input.disabled = true;
					}
				}
				return;
			}
			fill( form, 'author', author );
			fill( form, 'email', email );
			const consent = form.elements.namedItem(
				'wp-comment-cookies-consent'
			);
			if ( consent instanceof HTMLInputElement && author ) {
				consent.checked = true;
			}
		} );
};
