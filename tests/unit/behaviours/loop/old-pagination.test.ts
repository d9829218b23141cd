import { wire as wrapOld } from '../../../../src/behaviours/loop/old-pagination';
import type { Page } from '../../../../src/behaviours/page';
import { get } from '../../support/page';
import { good, listing, openListings } from './world';

const OLD =
	'<nav class="pagination"><a class="prev" href="/journal/">Back</a><a href="?p=2">2</a><a href="/journal/page/3/">On</a><a href="?query-4-page=7&x=1">Last</a><a href="/shop/">Shop</a></nav>';

const wrap = () => wrapOld( {} as Page );

describe( 'older pagination', () => {
	it( 'is wrapped into an area with the label of its listing [2.2-08]', () => {
		document.body.innerHTML = `<div class="vitrine-loop" data-loop='{"query_id":4}'>${ OLD }</div><nav class="pagination" id="other"></nav>`;
		wrap();
		const old = document.querySelector( '.vitrine-loop .pagination' );
		expect( old?.parentElement?.dataset.loopArea ).toBe( 'pagination 4' );
		expect( document.getElementById( 'other' )?.parentElement ).toBe(
			document.body
		);
	} );

	it( 'says which page each of its links leads to, in whatever way it is written', () => {
		document.body.innerHTML = `<div class="vitrine-loop" data-loop='{"query_id":4}'>${ OLD }</div>`;
		wrap();
		expect(
			Array.from( document.querySelectorAll( 'a' ), ( { dataset } ) => [
				dataset.loopControl,
				dataset.page,
			] )
		).toEqual( [
			[ 'page', '1' ],
			[ 'page', '2' ],
			[ 'page', '3' ],
			[ 'page', '7' ],
			[ undefined, undefined ],
		] );
	} );

	it( 'stays as it is in a result, and in a query of its own', () => {
		const html = `<div class="vitrine-loop" data-loop='{"query_id":4}'><div data-loop-area="4">${ OLD }</div><div class="wp-block-query"><nav class="wp-block-query-pagination"><a href="?query-page=2">2</a></nav></div></div>`;
		document.body.innerHTML = html;
		wrap();
		expect( document.querySelector( '[data-loop-control]' ) ).toBeNull();
		expect( document.querySelectorAll( '[data-loop-area]' ) ).toHaveLength(
			1
		);
	} );

	it( 'turns the page in place, and goes on as the landmark that it is', async () => {
		const { asked, chosen, click, find } = openListings(
			listing( 1 ).replace(
				/<nav data-loop-area.*?<\/nav>/,
				'<nav class="pagination" aria-label="Posts"><a href="?p=2">2</a></nav>'
			)
		);
		wrap();
		await click( 'nav a' );
		expect( chosen() ).toEqual( { paged: '2' } );
		await asked[ 0 ]!.answer( good( 'second' ) );
		const old = find( '.pagination' );
		expect( old.ariaLabel ).toBe( 'Posts' );
		expect( get( '.pagination a' ).textContent ).toBe( '3' );
		expect( old.parentElement?.dataset.loopArea ).toBe( 'pagination 1' );
	} );
} );
