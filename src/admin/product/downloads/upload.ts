import apiFetch from '@wordpress/api-fetch';
import { __ } from '@wordpress/i18n';
import { isShape, isText } from '../../../transport/http/shape';

interface Uploaded {
	name: string;
	url: string;
}

const isUploaded = isShape< Uploaded >( { name: isText, url: isText } );

const isError = isShape< { message: string } >( { message: isText } );

/**
 * Uploads a file to the protected folder; throws errors with messages for the
 * owner.
 */
export const upload = async ( file: File ): Promise< Uploaded > => {
	const path =
		document.querySelector< HTMLElement >( '[data-upload-path]' )?.dataset
			.uploadPath;
	const body = new FormData();
	body.append( 'file', file );
	try {
		const answer: unknown = await apiFetch( {
			path: path ?? '',
			method: 'POST',
			body,
		} );
		if ( isUploaded( answer ) ) {
			return answer;
		}
	} catch ( error ) {
		throw new Error(
			isError( error ) && error.message
				? error.message
				: __( 'The connection was lost.', 'vitrine' )
		);
	}
	throw new Error(
		__( 'The server’s response could not be read.', 'vitrine' )
	);
};
