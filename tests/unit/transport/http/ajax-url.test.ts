/**
 * @jest-environment node
 */
import type { PageSettings } from '../../../../src/contract/types';
import { createAccounts } from '../../../../src/transport/customer/account';
import { createHttp } from '../../../../src/transport/http';
import { createAdminAjax } from '../../../../src/transport/http/admin-ajax';
import { createLoopClient } from '../../../../src/transport/loop';
import { askQuickView } from '../../../../src/transport/quick-view';
import { cart, line } from '../../core/cart/sample';
import { createShop, setUpShops, settings, settle } from '../shop';

setUpShops();

const AJAX = 'https://shop.test/site/elsewhere.php';

const given = settings( {
	ajax_url: AJAX,
	addon: {
		is_logged_in: false,
		check_user_exist_nonce: 'check',
		woocommerce_login_nonce: 'login',
		user_validation_msgs: { success_msg: '' },
		order_review_toggle_texts: {
			toggle_show_text: '',
			toggle_hide_text: '',
		},
		order_review_collapsible: false,
		labels_as_placeholders: 'hidden',
		email_check: true,
	},
	loop: { post_id: 1, post_type: 'page' } as NonNullable<
		PageSettings[ 'loop' ]
	>,
} );

type World = ReturnType< typeof world >;

const world = () => {
	const shop = createShop( {
		settings: given,
		page: cart( [ line( 'p1', 1 ) ], { revision: 1 } ),
	} );
	return { ...shop, http: createHttp( shop.env.fetch ) };
};

const form = () => {
	const body = new FormData();
	body.append( 'add-to-cart', '7' );
	return { kind: 'form' as const, body, quantity: 1 };
};

const accounts = ( { http }: World ) =>
	createAccounts( given as Parameters< typeof createAccounts >[ 0 ], http );

/** All calls with an action, by action. */
const CALLS: Array< [ string, ( shop: World ) => unknown ] > = [
	[
		'vitrine_add_cart_single_product',
		( { client } ) => client.add( form() ),
	],
	[
		'vitrine_add_cart_single_product_quantity',
		( { client } ) => client.setQuantity( 'p1', 4, 'mini-cart' ),
	],
	[
		'vitrine_woo_check_user_exist',
		( shop ) => accounts( shop ).check( 'ada@example.org' ),
	],
	[
		'vitrine_woocommerce_login_user',
		( shop ) => accounts( shop ).logIn( 'ada', 'secret', false ),
	],
	[
		'vitrine_update_loop_builder_content',
		( { http } ) =>
			createLoopClient( given, http ).load(
				{ query_id: 1, block_id: 'b', method: 'POST' } as never,
				{}
			),
	],
	[
		'ast_load_product_quick_view',
		( { env } ) => askQuickView( given, env, '7' ),
	],
	[
		'anything',
		( { http } ) => createAdminAjax( given, http )( 'anything' ),
	],
];

it.each( CALLS )(
	'sends %s to the AJAX URL of the settings [7-01]',
	async ( action, call ) => {
		const shop = world();
		void Promise.resolve( call( shop ) ).catch( () => undefined );
		await settle();
		if ( shop.names()[ 0 ] === 'vitrine_nonces' ) {
			await shop.last().answer( { qtyNonce: 'q', security: 's' } );
			await settle();
		}
		expect( shop.last() ).toMatchObject( {
			method: 'POST',
			url: AJAX,
			name: action,
		} );
	}
);
