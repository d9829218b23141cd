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
 * Whom WordPress's cookies know from an earlier comment.
 *
 * @param cookies As `document.cookie` has them.
 * @return Empty texts where there is none.
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
