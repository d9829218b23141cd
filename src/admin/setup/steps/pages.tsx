import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { SetupData, ShopPage } from '../data';
import type { Setup } from '../use-setup';

const isGone = ( { status }: ShopPage ) =>
	status === 'missing' || status === 'trash';

const Row = ( { page }: { page: ShopPage } ) => (
	<tr>
		<th scope="row">{ page.label }</th>
		<td>
			{ page.title && ! isGone( page ) ? `${ page.title } — ` : '' }
			{ page.status_label }
		</td>
		<td>
			<div className="vitrine-setup__links">
				{ page.edit && (
					<a
						href={ page.edit }
						aria-label={ sprintf(
							/* translators: %s: such as “Cart page”. */
							__( 'Edit: %s', 'vitrine' ),
							page.label
						) }
					>
						{ __( 'Edit', 'vitrine' ) }
					</a>
				) }
				{ page.view && (
					<a
						href={ page.view }
						aria-label={ sprintf(
							/* translators: %s: such as “Cart page”. */
							__( 'View: %s', 'vitrine' ),
							page.label
						) }
					>
						{ __( 'View', 'vitrine' ) }
					</a>
				) }
			</div>
		</td>
	</tr>
);

/** The shop's pages, and a hint if they are not in the menu. */
export const PagesStep = ( {
	setup: { state, isBusy, makePages },
	menu,
}: {
	setup: Setup;
	menu: SetupData[ 'menu' ];
} ) => (
	<>
		<p>
			{ __(
				'Vitrine has made these pages for your shop. You can rename them, move them and add to them like any other page.',
				'vitrine'
			) }
		</p>
		<table className="vitrine-setup__pages">
			<thead>
				<tr>
					<th scope="col">{ __( 'Used as', 'vitrine' ) }</th>
					<th scope="col">{ __( 'Page', 'vitrine' ) }</th>
					<th scope="col">{ __( 'Actions', 'vitrine' ) }</th>
				</tr>
			</thead>
			<tbody>
				{ state.pages.map( ( page ) => (
					<Row key={ page.id } page={ page } />
				) ) }
			</tbody>
		</table>
		{ state.pages.some( isGone ) && (
			<p>
				<Button
					variant="secondary"
					isBusy={ isBusy }
					disabled={ isBusy }
					accessibleWhenDisabled
					onClick={ () => void makePages() }
					__next40pxDefaultSize
				>
					{ __( 'Create missing pages', 'vitrine' ) }
				</Button>
			</p>
		) }
		<p>
			{ menu.has_shop
				? __( 'Your menu links to the shop.', 'vitrine' )
				: __(
						'Your menu does not link to the shop yet. Add the shop page to it so that visitors find it.',
						'vitrine'
				  ) }{ ' ' }
			<a href={ menu.url }>{ __( 'Edit the menu', 'vitrine' ) }</a>
		</p>
	</>
);
