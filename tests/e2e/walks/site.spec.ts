import { card } from '../steps/shopper';
import {
	block,
	MENU,
	putHeader,
	putMenu,
	putPage,
	scrollTo,
	setSettings,
} from '../steps/site';
import { test, expect } from '../support/test';

for ( const width of [ 1280, 390 ] ) {
	test( `the header has menus, search, colors and scroll to top, at ${ width } px [1-14]`, async ( {
		page,
		site,
	} ) => {
		await setSettings( site, {
			is_scroll_to_top: true,
			color_switcher_default_palette: [ '#ffffff', '#111111' ],
			color_switcher_switched_palette: [ '#101418', '#f5f5f5' ],
		} );
		await putMenu( site, MENU );
		await putHeader(
			site,
			block(
				'vitrine/site-header',
				{},
				block(
					'vitrine/header-row',
					{},
					block( 'vitrine/header-menu' ) +
						block( 'vitrine/site-search', {
							form: 'full-screen',
						} ) +
						block( 'vitrine/palette-switcher' )
				)
			)
		);
		await putPage(
			site,
			'long',
			block( 'core/html', {}, '<div style="height:4000px">Long</div>' )
		);
		await page.setViewportSize( { width, height: 800 } );
		await page.goto( '/long/' );
		if ( width < 920 ) {
			await page.getByRole( 'button', { name: /menu/i } ).first().click();
		}
		const visit = page.getByRole( 'link', { name: 'Shop', exact: true } );
		await expect( visit.first() ).toBeVisible();
		await page.keyboard.press( 'Escape' );

		await page.locator( '.vitrine-search-open' ).click();
		await expect(
			page.getByRole( 'combobox', { name: 'Search' } )
		).toBeFocused();
		await page.keyboard.press( 'Escape' );

		const body = page.locator( 'body' );
		await page.getByRole( 'button', { name: 'Switch colors' } ).click();
		await expect( body ).toHaveCSS( 'background-color', 'rgb(16, 20, 24)' );

		await scrollTo( page, 2000 );
		await page.getByRole( 'link', { name: 'Scroll to top' } ).click();
		await expect
			.poll( () => page.evaluate( () => window.scrollY ) )
			.toBe( 0 );
	} );
}

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'pages are rendered by the server, each as its own document [2-01]', async ( {
		page,
	} ) => {
		await page.goto( '/shop/?orderby=price' );
		await card( page, 'Storage Jar, small' )
			.getByRole( 'link', { name: 'Storage Jar, small' } )
			.first()
			.click();
		await expect( page ).toHaveURL( /\/product\/storage-jar-small\/$/ );
		await expect(
			page.getByRole( 'heading', {
				name: 'Storage Jar, small',
				level: 1,
			} )
		).toBeVisible();
	} );
} );

interface Scrolled {
	scrolled: { id: string; behavior: unknown; after: number }[];
}

test( 'a page scrolls smoothly to the element in its URL 750 ms after loading [4.18-03]', async ( {
	page,
	site,
} ) => {
	await setSettings( site, { is_scroll_to_id: true } );
	await putPage(
		site,
		'long',
		block(
			'core/html',
			{},
			'<div style="height:3000px">Long</div><h2 id="team">Team</h2><div style="height:3000px"></div>'
		)
	);
	await page.addInitScript( () => {
		const scrolled: unknown[] = [];
		const { scrollIntoView } = Element.prototype;
		Object.assign( window, { scrolled } );
		Element.prototype.scrollIntoView = function ( options ) {
			const [ load ] = performance.getEntriesByType(
				'navigation'
			) as PerformanceNavigationTiming[];
			scrolled.push( {
				id: this.id,
				behavior: ( options as ScrollIntoViewOptions ).behavior,
				after: performance.now() - ( load?.loadEventStart ?? 0 ),
			} );
			scrollIntoView.call( this, options );
		};
	} );
	await page.goto( '/long/#team' );
	const scrolled = () =>
		page.evaluate( () => ( window as unknown as Scrolled ).scrolled );
	await expect.poll( async () => ( await scrolled() ).length ).toBe( 1 );
	const [ first ] = await scrolled();
	expect( first ).toMatchObject( { id: 'team', behavior: 'smooth' } );
	expect( first?.after ).toBeGreaterThanOrEqual( 749 );
	await expect(
		page.getByRole( 'heading', { name: 'Team' } )
	).toBeInViewport();
} );
