<?php
/**
 * HTML template of order emails. Styles are inline because many mail programs remove
 * style sheets.
 *
 * @package Vitrine
 *
 * @var array{kind: string, order: \Vitrine\Commerce\Value\Order, shop: string, heading: string, intro: string, note: string, refunds: list<array{label: string, value: string, lines: list<array{label: string, value: string}>}>, downloads: list<\Vitrine\Commerce\Value\Download>, payment: list<array{heading: string, text: string, rows: list<array{label: string, value: string}>}>, link: string, button: string} $view
 */

declare( strict_types=1 );

use Vitrine\Commerce\Builtin\Orders\OrderText;

defined( 'ABSPATH' ) || exit;

$placed = $view['order'];
$cell   = 'padding:8px 12px;border-bottom:1px solid #e2e4e7;vertical-align:top;';
?>
<!DOCTYPE html>
<html lang="<?php echo esc_attr( get_bloginfo( 'language' ) ); ?>" dir="<?php echo is_rtl() ? 'rtl' : 'ltr'; ?>">
<head>
	<meta charset="utf-8">
	<meta name="viewport" content="width=device-width">
	<title><?php echo esc_html( $view['heading'] ); ?></title>
</head>
<body style="margin:0;padding:24px 12px;background:#f4f5f6;color:#1e1e1e;font:16px/1.5 -apple-system,'Segoe UI',Roboto,Arial,sans-serif;">
<div style="max-width:600px;margin:0 auto;padding:32px;background:#fff;border-radius:8px;">
	<p style="margin:0 0 24px;color:#50575e;"><?php echo esc_html( $view['shop'] ); ?></p>
	<h1 style="margin:0 0 16px;font-size:26px;line-height:1.25;"><?php echo esc_html( $view['heading'] ); ?></h1>
	<p style="margin:0 0 24px;"><?php echo esc_html( $view['intro'] ); ?></p>
	<?php if ( '' !== $view['note'] ) : ?>
		<blockquote style="margin:0 0 24px;padding:8px 16px;border-inline-start:4px solid #c3c4c7;"><?php echo nl2br( esc_html( $view['note'] ) ); ?></blockquote>
	<?php endif; ?>
	<?php if ( array() !== $view['downloads'] ) : ?>
		<h2 style="margin:0 0 8px;font-size:18px;"><?php esc_html_e( 'Downloads', 'vitrine' ); ?></h2>
		<ul style="margin:0 0 24px;padding-inline-start:20px;">
			<?php foreach ( $view['downloads'] as $download ) : ?>
				<li style="margin:0 0 8px;">
					<?php if ( $download->is_open() ) : ?>
						<a href="<?php echo esc_url( $download->url ); ?>"><?php echo esc_html( $download->name ); ?></a>
					<?php else : ?>
						<?php echo esc_html( $download->name ); ?>
					<?php endif; ?>
					<br><small><?php echo esc_html( implode( ' · ', array_filter( array( $download->product, $download->terms() ) ) ) ); ?></small>
				</li>
			<?php endforeach; ?>
		</ul>
	<?php endif; ?>
	<h2 style="margin:0 0 8px;font-size:18px;">
		<?php
		/* translators: 1: order number, 2: date. */
		echo esc_html( sprintf( __( 'Order #%1$d (%2$s)', 'vitrine' ), $placed->id, OrderText::date( $placed ) ) );
		?>
	</h2>
	<table style="width:100%;border-collapse:collapse;">
		<thead>
			<tr>
				<th scope="col" style="<?php echo esc_attr( $cell ); ?>text-align:start;"><?php esc_html_e( 'Product', 'vitrine' ); ?></th>
				<th scope="col" style="<?php echo esc_attr( $cell ); ?>text-align:end;"><?php esc_html_e( 'Quantity', 'vitrine' ); ?></th>
				<th scope="col" style="<?php echo esc_attr( $cell ); ?>text-align:end;"><?php esc_html_e( 'Price', 'vitrine' ); ?></th>
			</tr>
		</thead>
		<tbody>
			<?php foreach ( $placed->items as $item ) : ?>
				<tr>
					<td style="<?php echo esc_attr( $cell ); ?>">
						<?php echo esc_html( $item['name'] ); ?>
						<?php foreach ( $item['data'] as $datum ) : ?>
							<br><small><?php echo esc_html( $datum['name'] . ': ' . $datum['value'] ); ?></small>
						<?php endforeach; ?>
					</td>
					<td style="<?php echo esc_attr( $cell ); ?>text-align:end;"><?php echo (int) $item['quantity']; ?></td>
					<td style="<?php echo esc_attr( $cell ); ?>text-align:end;white-space:nowrap;"><?php echo esc_html( $placed->currency->format( $item['subtotal'] ) ); ?></td>
				</tr>
			<?php endforeach; ?>
		</tbody>
		<tfoot>
			<?php foreach ( OrderText::totals( $placed ) as $row ) : ?>
				<tr>
					<th scope="row" colspan="2" style="<?php echo esc_attr( $cell ); ?>text-align:start;"><?php echo esc_html( $row['label'] ); ?></th>
					<td style="<?php echo esc_attr( $cell ); ?>text-align:end;white-space:nowrap;"><?php echo esc_html( $row['value'] ); ?></td>
				</tr>
			<?php endforeach; ?>
		</tfoot>
	</table>
	<?php if ( array() !== $view['refunds'] ) : ?>
		<h2 style="margin:24px 0 8px;font-size:18px;"><?php esc_html_e( 'Refunded', 'vitrine' ); ?></h2>
		<?php foreach ( $view['refunds'] as $refund ) : ?>
			<p style="margin:0;"><?php echo esc_html( "{$refund['label']}: {$refund['value']}" ); ?></p>
			<ul style="margin:0 0 16px;">
				<?php foreach ( $refund['lines'] as $row ) : ?>
					<li><?php echo esc_html( "{$row['label']}: {$row['value']}" ); ?></li>
				<?php endforeach; ?>
			</ul>
		<?php endforeach; ?>
	<?php endif; ?>
	<?php foreach ( $view['payment'] as $detail ) : ?>
		<?php if ( '' !== $detail['heading'] ) : ?>
			<h2 style="margin:24px 0 8px;font-size:18px;"><?php echo esc_html( $detail['heading'] ); ?></h2>
		<?php endif; ?>
		<?php if ( '' !== $detail['text'] ) : ?>
			<p style="margin:0;"><?php echo nl2br( esc_html( $detail['text'] ) ); ?></p>
		<?php endif; ?>
		<?php if ( array() !== $detail['rows'] ) : ?>
			<table style="border-collapse:collapse;margin:0 0 16px;">
				<?php foreach ( $detail['rows'] as $row ) : ?>
					<tr>
						<th scope="row" style="<?php echo esc_attr( $cell ); ?>text-align:start;"><?php echo esc_html( $row['label'] ); ?></th>
						<td style="<?php echo esc_attr( $cell ); ?>"><?php echo esc_html( $row['value'] ); ?></td>
					</tr>
				<?php endforeach; ?>
			</table>
		<?php endif; ?>
	<?php endforeach; ?>
	<?php foreach ( OrderText::addresses( $placed ) as $heading => $lines ) : ?>
		<h2 style="margin:24px 0 8px;font-size:18px;"><?php echo esc_html( $heading ); ?></h2>
		<p style="margin:0;"><?php echo implode( '<br>', array_map( 'esc_html', $lines ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Lines are escaped. ?></p>
	<?php endforeach; ?>
	<?php foreach ( OrderText::fields( $placed ) as $field ) : ?>
		<h2 style="margin:24px 0 8px;font-size:18px;"><?php echo esc_html( $field['label'] ); ?></h2>
		<p style="margin:0;"><?php echo nl2br( esc_html( $field['value'] ) ); ?></p>
	<?php endforeach; ?>
	<?php if ( '' !== $placed->note ) : ?>
		<h2 style="margin:24px 0 8px;font-size:18px;"><?php esc_html_e( 'Order notes', 'vitrine' ); ?></h2>
		<p style="margin:0;"><?php echo nl2br( esc_html( $placed->note ) ); ?></p>
	<?php endif; ?>
	<p style="margin:32px 0 0;"><a href="<?php echo esc_url( $view['link'] ); ?>" style="display:inline-block;padding:12px 20px;border-radius:4px;background:#1e1e1e;color:#fff;text-decoration:none;"><?php echo esc_html( $view['button'] ); ?></a></p>
</div>
</body>
</html>
