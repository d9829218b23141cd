export interface Commenter {
	author: string;
	email: string;
}

const plain = ( value: string ): string => {
	try {
		return decodeURIComponent( value.replaceAll( '+', ' ' ) );
	} catch {
		return value;
	}
};

/**
 * Reads the commenter's name and email from WordPress cookies.
 *
 * @param cookies `document.cookie`.
 * @return Empty texts if there are none.
 */
export const commenterOf = ( cookies: string ): Commenter => {
	const read = ( name: RegExp ) =>
		plain(
			cookies
				.split( '; ' )
				.find( ( cookie ) => name.test( cookie ) )
				?.replace( /^[^=]*=/, '' ) ?? ''
		);
	return {
		author: read( /^comment_author_(?!email_|url_)[^=]*=/ ),
		email: read( /^comment_author_email_[^=]*=/ ),
	};
};
