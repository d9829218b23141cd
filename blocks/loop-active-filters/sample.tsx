import { __ } from '@wordpress/i18n';
import { useCategories } from '../../src/editor/data/use-categories';
import { Icon } from '../../src/islands/parts/icon';

const CHIPS = 2;

/** Sample filters: categories of the shop. PHP: `View\Loop\Facets\Active`. */
export const Sample = () => {
	const names = [
		...useCategories().map( ( { label } ) => label ),
		__( 'On sale', 'vitrine' ),
		__( 'In stock', 'vitrine' ),
	];
	return (
		<ul className="vitrine-loop-chips">
			{ names.slice( 0, CHIPS ).map( ( name ) => (
				<li key={ name }>
					<a className="vitrine-loop-chip" href="#filter">
						<span>{ name }</span>
						<Icon name="close" />
					</a>
				</li>
			) ) }
			<li>
				<a className="vitrine-loop-clear" href="#filter">
					{ __( 'Clear all', 'vitrine' ) }
				</a>
			</li>
		</ul>
	);
};
