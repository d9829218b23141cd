<?php
/**
 * The screen on which an order is made by hand.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Admin\Orders\ByHand;

use Vitrine\Commerce\Builtin\Admin\Screen;
use Vitrine\Commerce\Builtin\Checkout\ByHand\ManualCart;
use Vitrine\Commerce\Builtin\Checkout\OrderServices;

defined( 'ABSPATH' ) || exit;

/**
 * One form that is sent to its own address; an order that came about ends in a
 * redirect to its screen, and everything else shows the form again as it was sent.
 */
final class NewOrderScreen {

	/** Value of the address's `action`, and action of the form's nonce. */
	public const ACTION = 'vitrine_new_order';

	/**
	 * What was sent.
	 *
	 * @var NewOrderInput|null
	 */
	private ?NewOrderInput $input = null;

	/**
	 * What is wrong with it: field name to message.
	 *
	 * @var array<string, string>
	 */
	private array $errors = array();

	/**
	 * What is wrong with the whole.
	 *
	 * @var string
	 */
	private string $message = '';

	/** @param OrderServices $services Order services. */
	public function __construct( private readonly OrderServices $services ) {}

	/**
	 * Whether this request is for it.
	 */
	public static function is_asked(): bool {
		return self::ACTION === Screen::query( 'action' );
	}

	/**
	 * Address of the screen.
	 */
	public static function url(): string {
		return Screen::url( Screen::ORDERS, array( 'action' => self::ACTION ) );
	}

	/**
	 * Takes the form, before anything is printed.
	 */
	public function load(): void {
		if ( 'POST' !== ( $_SERVER['REQUEST_METHOD'] ?? '' ) ) {
			return;
		}
		Screen::guard( self::ACTION );
		$this->input = NewOrderInput::posted();
		if ( ! $this->input->creates ) {
			return;
		}
		$done = $this->services->manual_orders()->create( $this->input->form, wp_get_current_user()->display_name );
		if ( ! is_wp_error( $done ) ) {
			$said = $this->input->form->send_invoice ? __( 'Order created. The email is on its way.', 'vitrine' ) : __( 'Order created.', 'vitrine' );
			Screen::go( Screen::url( Screen::ORDERS, array( 'order_id' => $done->id ) ), $said );
		}
		$fields        = array_map( 'strval', (array) ( $done->get_error_data()['fields'] ?? array() ) );
		$this->errors  = $fields;
		$this->message = array() === $fields ? $done->get_error_message() : '';
	}

	/**
	 * Prints the screen.
	 */
	public function render(): void {
		$input = $this->input ?? NewOrderInput::fresh();
		$cart  = ManualCart::of( $input->form );
		// What the cart says of itself stands beside what the order was refused for.
		( new NewOrderView( $input, $cart, $this->errors + ( null === $this->input ? array() : $cart->errors ), $this->message, array() !== $this->errors ) )->render();
	}
}
