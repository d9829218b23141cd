import { clean } from '../../../src/islands/parts/foreign';

describe( 'plugin HTML in a cart item', () => {
	it.each( [
		[ 'markup', '<b>Gift</b>', '<b>Gift</b>' ],
		[
			'an icon of a theme',
			'<svg class="close" viewBox="0 0 24 24" fill="currentColor" stroke-width="2" aria-hidden="true"><path d="M5 6l5 5"></path></svg>',
			'<svg class="close" viewBox="0 0 24 24" fill="currentColor" stroke-width="2" aria-hidden="true"><path d="M5 6l5 5"></path></svg>',
		],
		[
			'an icon without its scripts',
			'<svg onload="go()"><script>go()</script><style>*{}</style><animate attributeName="href" values="javascript:go()"></animate><use href="#a"></use><foreignObject><b>x</b></foreignObject><path d="M1 1" onclick="go()"></path></svg>',
			'<svg><path d="M1 1"></path></svg>',
		],
		[
			'a link without its script',
			'<a href="javascript:go()">x</a>',
			'<a>x</a>',
		],
	] )( 'is %s', ( _name, html, cleaned ) => {
		expect( clean( html ) ).toBe( cleaned );
	} );
} );
