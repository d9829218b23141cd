import apiFetch from '@wordpress/api-fetch';
import { __ } from '@wordpress/i18n';
import contract from '../../contract';
import { isNumber, isShape, isText, isTruth } from '../../transport/http/shape';

/** Progress of the import, from the route. */
interface Progress {
	done: number;
	total: number;
	finished: boolean;
	text: string;
}

const isProgress = isShape< Progress >( {
	done: isNumber,
	total: isNumber,
	finished: isTruth,
	text: isText,
} );

const isError = isShape< { message: string } >( { message: isText } );

const batch = async ( path: string ): Promise< Progress > => {
	const answer: unknown = await apiFetch( { path, method: 'POST' } );
	if ( ! isProgress( answer ) ) {
		throw new Error(
			__( 'The server’s response could not be read.', 'vitrine' )
		);
	}
	return answer;
};

/**
 * Imports in batches until all is done, then reloads the page, which shows the
 * summary. On failure the page's own button continues.
 *
 * @param root The element with progress bar and messages.
 * @param path Path of the route.
 */
const run = async ( root: HTMLElement, path: string ): Promise< void > => {
	const bar = root.querySelector( 'progress' );
	const words = root.querySelector( '[role="status"]' );
	const failure = root.querySelector( '[role="alert"]' );
	const button = root.querySelector< HTMLButtonElement >(
		'button[data-continue]'
	);
	button?.setAttribute( 'hidden', '' );
	try {
		for (;;) {
			const now = await batch( path );
			if ( now.finished ) {
				break;
			}
			if ( bar && words ) {
				bar.max = now.total;
				bar.value = now.done;
				words.textContent = now.text;
			}
		}
		window.location.reload();
	} catch ( error ) {
		button?.removeAttribute( 'hidden' );
		if ( failure ) {
			failure.textContent =
				isError( error ) && error.message
					? error.message
					: __( 'The connection was lost.', 'vitrine' );
		}
	}
};

const root = document.getElementById( contract.admin.import );
if ( root?.dataset.path ) {
	void run( root, root.dataset.path );
}
