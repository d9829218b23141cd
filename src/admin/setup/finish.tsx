import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { ChecklistItem, SetupData } from './data';
import type { Setup } from './use-setup';

const Item = ( { item }: { item: ChecklistItem } ) => (
	<li className={ item.done ? 'is-done' : 'is-open' }>
		<span
			className={ `dashicons dashicons-${
				item.done ? 'yes-alt' : 'marker'
			}` }
			aria-hidden="true"
		/>
		<span>
			<span className="screen-reader-text">
				{ item.done
					? __( 'Done:', 'vitrine' )
					: __( 'To do:', 'vitrine' ) }{ ' ' }
			</span>
			<a href={ item.url }>{ item.label }</a>
			{ item.detail && (
				<span className="vitrine-setup__detail"> { item.detail }</span>
			) }
		</span>
	</li>
);

const Samples = ( {
	setup: { state, isBusy, changeSamples },
}: {
	setup: Setup;
} ) => {
	const { samples } = state;
	return (
		<section className="vitrine-setup__samples">
			<h3>{ __( 'Sample products', 'vitrine' ) }</h3>
			<p role="status">
				{ samples
					? sprintf(
							/* translators: %d: number of products. */
							__(
								'There are %d sample products in your shop. Removing them also removes their categories and images; products that you have changed are kept.',
								'vitrine'
							),
							samples
					  )
					: __(
							'Fill your shop with six products, their categories and images. You can remove them at any time.',
							'vitrine'
					  ) }
			</p>
			<Button
				variant="secondary"
				isBusy={ isBusy }
				disabled={ isBusy }
				accessibleWhenDisabled
				onClick={ () =>
					void changeSamples( samples ? 'remove' : 'add' )
				}
				__next40pxDefaultSize
			>
				{ samples
					? __( 'Remove sample products', 'vitrine' )
					: __( 'Add sample products', 'vitrine' ) }
			</Button>
		</section>
	);
};

/** The checklist and sample products after the last step. */
export const Finish = ( {
	setup,
	links,
}: {
	setup: Setup;
	links: SetupData[ 'links' ];
} ) => (
	<>
		<ul className="vitrine-setup__checklist">
			{ setup.state.checklist.map( ( item ) => (
				<Item key={ item.id } item={ item } />
			) ) }
		</ul>
		<p className="vitrine-setup__links">
			<Button
				variant="primary"
				href={ links.product }
				__next40pxDefaultSize
			>
				{ __( 'Add a product', 'vitrine' ) }
			</Button>
			<Button
				variant="secondary"
				href={ links.shop }
				__next40pxDefaultSize
			>
				{ __( 'View your shop', 'vitrine' ) }
			</Button>
		</p>
		<Samples setup={ setup } />
	</>
);
