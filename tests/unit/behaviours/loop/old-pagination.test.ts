import { wire as wrapOld } from '../../../../src/behaviours/loop/old-pagination';
import type { Page } from '../../../../src/behaviours/page';
import { get } from '../../support/page';
import { good, listing, openListings } from './world';

const OLD =
	'<nav class="pagination"><a class="prev" href="/journal/">Back</a><a href="?p=2">2</a><a href="/journal/page/3/">On</a><a href="?query-4-page=7&x=1">Last</a><a href="/shop/">Shop</a></nav>';

const wrap = () => wrapOld( {} as Page );

describe( 'old pagination', () => {
	it( 'is wrapped in an area labeled with its listing [2.2-08]', () => {
		document.body.innerHTML = `<div class="vitrine-loop" data-loop='{"query_id":4}'>${ OLD }</div><nav class="pagination" id="other"></nav>`;
		wrap();
		const old = document.querySelector( '.vitrine-loop .pagination' );
		expect( old?.parentElement?.dataset.loopArea ).toBe( 'pagination 4' );
		expect( document.getElementById( 'other' )?.parentElement ).toBe(
			document.body
		);
	} );

	it( 'gets page numbers from its links, in every format', () => {
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

	it( 'is unchanged within a result or another query', () => {
		const html = `<div class="vitrine-loop" data-loop='{"query_id":4}'><div data-loop-area="4">${ OLD }</div><div class="wp-block-query"><nav class="wp-block-query-pagination"><a href="?query-page=2">2</a></nav></div></div>`;
		document.body.innerHTML = html;
		wrap();
		expect( document.querySelector( '[data-loop-control]' ) ).toBeNull();
		expect( document.querySelectorAll( '[data-loop-area]' ) ).toHaveLength(
			1
		);
	} );

	it( 'pages in place and keeps its landmark', async () => {
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
