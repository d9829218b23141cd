import { commenterOf } from '../../../../src/core/site/commenter';

describe( 'a comment author', () => {
	it( 'is empty without cookies', () => {
		expect( commenterOf( 'a=b; comment_author_url_x=http' ) ).toEqual( {
			author: '',
			email: '',
		} );
	} );

	it( 'is read from the cookies of any page', () => {
		expect(
			commenterOf(
				'comment_author_email_1f=ann%40shop.test; comment_author_url_1f=x; comment_author_1f=Ann+L%C3%BC; b=c'
			)
		).toEqual( { author: 'Ann Lü', email: 'ann@shop.test' } );
		expect( commenterOf( 'comment_author_1f=100%' ).author ).toBe( '100%' );
	} );
} );
