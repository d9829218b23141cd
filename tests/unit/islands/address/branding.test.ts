import { sanitizeBranding } from '../../../../src/loader/address/branding';
import { nextTask, settle } from '../../support/page';
import { leave, list, open, provider, type } from './form';

const cleaned = ( html: string ) => {
	const box = document.createElement( 'div' );
	box.append( sanitizeBranding( html ) );
	return box.innerHTML;
};

it( 'keeps the nine allowed tags only [5.10-01]', () => {
	const allowed =
		'<div><span>a</span><a>b</a><b>c</b><i>d</i><em>e</em><strong>f</strong><br><img></div>';
	expect( cleaned( allowed ) ).toBe( allowed );
	expect(
		cleaned(
			'<p>one</p><iframe src="//x.test"></iframe><script>alert(1)</script><style>*{}</style><form><input></form><svg><a>x</a></svg><h1>two</h1>'
		)
	).toBe( 'onetwo' );
} );

it( 'keeps the ten allowed attributes only [5.10-02]', () => {
	expect(
		cleaned(
			'<a href="https://x.test/" target="_self" rel="nofollow" class="c" id="i" style="color: red" title="t" onclick="x()" aria-label="l">a</a><img src="/a.png" alt="A" width="1" height="2" srcset="b.png 2x" onerror="x()">'
		)
	).toBe(
		'<a href="https://x.test/" target="_self" rel="nofollow" class="c" id="i" style="color: red">a</a><img src="/a.png" alt="A" width="1" height="2">'
	);
} );

it( 'keeps no data attributes [5.10-03]', () => {
	expect( cleaned( '<b data-x="1" data-wp-on--click="y">b</b>' ) ).toBe(
		'<b>b</b>'
	);
} );

it( 'keeps web URLs and image data only', () => {
	expect(
		cleaned(
			'<a href="javascript:alert(1)">a</a><a href="data:text/html,x">b</a><a href="mailto:x@y.test">c</a><img src="data:image/png;base64,AA=="><img src="data:text/html,x">'
		)
	).toBe(
		'<a>a</a><a>b</a><a>c</a><img src="data:image/png;base64,AA=="><img>'
	);
} );

it( 'adds noopener to links in a new window', () => {
	expect( cleaned( '<a href="https://x.test/" target="_blank">a</a>' ) ).toBe(
		'<a href="https://x.test/" target="_blank" rel="noopener noreferrer">a</a>'
	);
} );

describe( "the suggestions' footer", () => {
	afterEach( leave );
	const foot = () =>
		list()?.querySelector< HTMLElement >(
			'.vitrine-suggestions__branding'
		);

	it( "shows the server's branding of the provider [3.7-02]", async () => {
		open(
			provider(),
			[],
			[
				{
					id: 'maps',
					branding_html: '<b>By Maps</b><script>x</script>',
				},
			]
		);
		await type( '12 Main' );
		await settle();
		// React renders it asynchronously.
		await nextTask();
		expect( foot()?.hidden ).toBe( false );
		expect( foot()?.innerHTML ).toBe( '<b>By Maps</b>' );
		expect( foot()?.previousElementSibling?.getAttribute( 'role' ) ).toBe(
			'listbox'
		);
	} );

	it( 'is hidden without branding', async () => {
		open();
		await type( '12 Main' );
		await settle();
		expect( foot()?.hidden ).toBe( true );
		expect( foot()?.innerHTML ).toBe( '' );
	} );
} );
